import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { DecisionRequest } from '#src/domain/booking/staff/staff-requests.ts';
import { answerTo } from '#src/lib/answer.ts';
import { canChooseLanguage } from '#src/lib/words/live-languages.ts';
import { MakeOffer } from '../offer/Offers.tsx';
import { ActionField } from './ActionField.tsx';
import { ActionForm, type ActionProps } from './ActionForm.tsx';
import { ChangeLanguage } from './ChangeLanguage.tsx';
import { actionsId, Confirm, UndoConfirmation } from './Confirm.tsx';
import { canConfirm, needsPrice } from './confirm-words.ts';

const one = accountApi.bookings[':id'];

const decide = (id: string, json: DecisionRequest) =>
  answerTo((init) => one.$put({ param: { id }, json }, { init }));

/** Confirms or cancels a booking, which writes to the client, or changes the language of that. */
export function BookingActions({ booking, onConflict }: ActionProps): ReactNode {
  const { status } = booking;
  if (status === 'cancelled') return <p>{booking.refund.studio.sentence}</p>;
  return (
    <section className="actions-list" id={actionsId} tabIndex={-1} aria-label="Actions">
      <UndoConfirmation booking={booking} onConflict={onConflict} />
      {needsPrice(booking) && <MakeOffer booking={booking} onConflict={onConflict} />}
      {canConfirm(booking) && <Confirm booking={booking} onConflict={onConflict} />}
      {canChooseLanguage() && <ChangeLanguage booking={booking} onConflict={onConflict} />}
      <Cancel booking={booking} onConflict={onConflict} />
    </section>
  );
}

function Cancel({ booking, onConflict }: ActionProps): ReactNode {
  const { id, refund } = booking;
  return (
    <ActionForm
      title="Cancel the booking"
      submit="Cancel the booking"
      done="Cancelled. We are writing to the client."
      danger
      onConflict={onConflict}
      send={({ reason = '', by }) =>
        decide(id, {
          status: 'cancelled',
          reason,
          by: by === 'client' ? 'client' : 'studio',
          version: booking.version,
        })
      }
    >
      <fieldset className="fieldset">
        <legend>Who cancels?</legend>
        {(['studio', 'client'] as const).map((by) => (
          <label className="choice" key={by}>
            <input type="radio" name="by" value={by} defaultChecked={by === 'studio'} />
            <span>
              {by === 'studio' ? 'The studio' : 'The client'}
              <small>The client reads: {refund[by].sentence}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <ActionField of="cancel" name="reason" label="Reason" hint="The client reads it." maxLength={500} />
    </ActionForm>
  );
}
