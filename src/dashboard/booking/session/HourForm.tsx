import { type ReactNode, useState } from 'react';
import { readHour, type TypedHour, toTypedHour } from '#src/domain/booking/day/typed-hour.ts';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { HourFields } from './HourFields.tsx';
import { hourWords } from './hour-words.ts';
import { sendSession } from './send-session.ts';

/** Sets start and length of a session that has a day. What was typed stays after a conflict. */
export function HourForm({ booking, onConflict }: ActionProps): ReactNode {
  const { id, status, eventDate, startTime, version } = booking;
  const [typed, setTyped] = useState<TypedHour>();
  if (eventDate === null) return null;
  const hour = typed ?? toTypedHour(booking);
  const isNext = status === 'confirmed' && startTime === null;
  return (
    <ActionForm
      key={isNext ? 'next' : 'later'}
      title={startTime === null ? hourWords.set : hourWords.change}
      submit={hourWords.submit}
      done={() => {
        setTyped(undefined);
        return hourWords.done;
      }}
      unfolded={isNext}
      check={() => {
        const read = readHour(hour);
        return 'fields' in read ? read.fields : {};
      }}
      onConflict={onConflict}
      send={async () => {
        const read = readHour(hour);
        return 'hour' in read ? sendSession(id, eventDate, read.hour, version) : undefined;
      }}
    >
      <HourFields of="hour" day={eventDate} hour={hour} onChange={setTyped} />
    </ActionForm>
  );
}
