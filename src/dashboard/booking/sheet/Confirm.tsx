import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { UndoNotice } from '#src/components/states/UndoNotice.tsx';
import { confirmationUndoSeconds, type StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { inEnglish } from '../../shell/english.ts';
import { useConfirm } from '../../shell/use-confirm.ts';
import type { ActionProps } from './ActionForm.tsx';
import { type ConfirmQuestion, confirmQuestion, needsPrice } from './confirm-words.ts';
import { showBooking, showConflict, showOutcome } from './send-change.ts';

const one = accountApi.bookings[':id'];

const justConfirmed = atom<StaffBooking | undefined>();

function offerUndo(booking: StaffBooking): void {
  justConfirmed.set(booking);
  window.setTimeout(() => {
    if (justConfirmed.get() === booking) justConfirmed.set(undefined);
  }, confirmationUndoSeconds * 1000);
}

export function Confirm({ booking, onConflict }: ActionProps): ReactNode {
  const { id, version } = booking;
  const { question, ask } = useConfirm<ConfirmQuestion>();
  const { busy, run } = useAction(async () => {
    const about = confirmQuestion(booking);
    if (about !== undefined && !(await ask(about))) return;
    const json = { status: 'confirmed', version } as const;
    const answer = await answerTo((init) => one.$put({ param: { id }, json }, { init }));
    if (answer.kind === 'ok') {
      offerUndo(answer.data.booking);
      showBooking(answer.data.booking);
      return;
    }
    showConflict(answer, onConflict);
    showFailure(inEnglish, 'Not confirmed', answer);
  });
  const dateOnly = needsPrice(booking) && booking.eventDate !== null;
  return (
    <div>
      <button
        className={`button button--wide ${needsPrice(booking) ? '' : 'button--primary'}`}
        type="button"
        aria-busy={busy}
        onClick={run}
      >
        {dateOnly ? 'Confirm the date only' : 'Confirm'}
      </button>
      {question && (
        <ConfirmDialog
          title={question.about.title}
          confirm={dateOnly ? 'Confirm the date' : 'Confirm'}
          cancel="Do not confirm"
          safe
          answer={question.answer}
        >
          <p>{question.about.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Offers to undo a confirmation for ten seconds, before the client is told. */
export function UndoConfirmation({ booking, onConflict }: ActionProps): ReactNode {
  const last = useStore(justConfirmed);
  if (last?.id !== booking.id || booking.status !== 'confirmed') return null;
  const undo = async () => {
    justConfirmed.set(undefined);
    const { id, version } = last;
    const answer = await answerTo((init) =>
      one.confirmation.$delete({ param: { id }, query: { version: String(version) } }, { init }),
    );
    showOutcome(answer, 'The confirmation is undone. Nothing was sent.', onConflict);
    if (answer.kind !== 'ok') showFailure(inEnglish, 'The booking is still confirmed', answer);
  };
  return (
    <UndoNotice
      lineClass="apart"
      sentence={`Confirmed. We’ll write to the client in ${confirmationUndoSeconds} seconds.`}
      list={actionsId}
      undo={() => void undo()}
    />
  );
}

/** Id of the list of actions, which gets the focus when the notice disappears. */
export const actionsId = 'booking-actions';
