import type { ReactNode } from 'react';
import type { MessageRow, MessageStatus } from '#src/domain/message/message-list.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { useAction } from '#src/lib/use-action.ts';
import { AssignForm, DayForm } from '../records/HandlingForms.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { changeMessage } from './change-message.ts';
import type { MessageChanges } from './put-message.ts';

interface HandlingProps {
  message: MessageDetail;
  /** Called with the current message after a 409. */
  onConflict: (current: MessageRow) => void;
}

/** Status changes offered, besides replying. */
const steps: Record<MessageStatus, readonly { label: string; status: MessageStatus }[]> = {
  open: [
    { label: 'Mark as done', status: 'done' },
    { label: 'Mark as answered', status: 'answered' },
  ],
  answered: [
    { label: 'Mark as done', status: 'done' },
    { label: 'Open again', status: 'open' },
  ],
  done: [{ label: 'Open again', status: 'open' }],
};

export function Handling({ message, onConflict }: HandlingProps): ReactNode {
  const { status, assignee, staff, snoozedUntil } = message;
  const { busy, run } = useAction((changes: MessageChanges) => changeMessage(message, changes, onConflict));
  return (
    <section className="handling" aria-label="Actions">
      <p className="actions">
        {steps[status].map((step) => (
          <SmallButton key={step.status} busy={busy} onClick={() => run({ status: step.status })}>
            {step.label}
          </SmallButton>
        ))}
        {snoozedUntil !== null && (
          <SmallButton busy={busy} onClick={() => run({ snoozedUntil: null })}>
            End the snooze
          </SmallButton>
        )}
      </p>
      <AssignForm assignee={assignee} staff={staff} busy={busy} onAssign={(to) => run({ assignee: to })} />
      {status !== 'done' && (
        <DayForm
          id="snooze"
          label="Snooze until"
          submit="Snooze"
          day={snoozedUntil}
          min={addDays(todayInKigali(new Date()), 1)}
          busy={busy}
          onChoose={(day) => run({ snoozedUntil: day })}
        />
      )}
    </section>
  );
}
