import { lazy, type ReactNode, Suspense, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { emailedText } from '../../records/told-words.ts';
import { ActionField } from '../sheet/ActionField.tsx';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { HourForm } from './HourForm.tsx';
import { hourWords } from './hour-words.ts';

const MoveDialog = lazy(async () => {
  const loaded = await import('../../calendar/move/MoveDialog.tsx');
  return { default: loaded.MoveDialog };
});

const { location: place } = accountApi.bookings[':id'];

/** Day, hour and location of a session. Each change tells the client. */
export function Session({ booking, onConflict }: ActionProps): ReactNode {
  if (booking.kind !== 'session' || booking.status === 'cancelled') return null;
  return (
    <section className="actions-list" aria-labelledby="session-title">
      <h3 id="session-title">{hourWords.title}</h3>
      <HourForm booking={booking} onConflict={onConflict} />
      <Move booking={booking} />
      <Location booking={booking} onConflict={onConflict} />
    </section>
  );
}

function Move({ booking }: Pick<ActionProps, 'booking'>): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button className="button button--wide session__move" type="button" onClick={() => setOpen(true)}>
        {booking.eventDate === null ? hourWords.choose : hourWords.move}
      </button>
      {open && (
        <Suspense>
          <MoveDialog
            booking={{ ...booking, day: booking.eventDate }}
            today={todayInKigali(new Date())}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Location({ booking, onConflict }: ActionProps): ReactNode {
  const { id, location: current, version } = booking;
  return (
    <ActionForm
      title="Change the location"
      submit="Change and tell the client"
      done={`Location changed. ${emailedText(booking)}`}
      onConflict={onConflict}
      send={({ location = '' }) =>
        answerTo((init) => place.$put({ param: { id }, json: { location, version } }, { init }))
      }
    >
      <ActionField of="place" name="location" label="Location" defaultValue={current} maxLength={200} />
    </ActionForm>
  );
}
