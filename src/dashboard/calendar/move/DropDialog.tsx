import type { ReactNode } from 'react';
import type { DatedSessionTime } from '#src/domain/booking/day/session-time.ts';
import { sessionText } from '../../booking/session/hour-words.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { type Movable, movingText } from './move-booking.ts';
import { useMove } from './use-move.ts';

interface DropDialogProps {
  booking: Movable;
  to: DatedSessionTime;
  onClose: () => void;
}

/** Asks before a session gets the day and hour that it was dropped on. */
export function DropDialog({ booking, to, onClose }: DropDialogProps): ReactNode {
  const { refusal, move } = useMove(booking, onClose);
  return (
    <ConfirmDialog
      title={`Move the booking of ${booking.name}`}
      confirm="Move and tell the client"
      cancel="Keep it as it is"
      safe
      answer={(confirmed) => (confirmed ? move(to) : onClose())}
    >
      <p>
        <strong>{sessionText(to)}</strong>
      </p>
      <p>{movingText(booking, to, undefined)}</p>
      {refusal !== undefined && (
        <p className="notice notice--error" role="alert">
          {refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}
