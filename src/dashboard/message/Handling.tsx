import type { ReactNode, SubmitEvent } from 'react';
import { FieldFrame } from '#src/components/forms/Field.tsx';
import type { MessageRow, MessageStatus } from '#src/domain/message/message-list.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { type Action, useAction } from '#src/lib/use-action.ts';
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
  const { status, snoozedUntil } = message;
  const change = useAction((changes: MessageChanges) => changeMessage(message, changes, onConflict));
  const { busy, run } = change;
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
      <Assign message={message} change={change} />
      {status !== 'done' && <Snooze message={message} change={change} />}
    </section>
  );
}

interface ChoiceProps {
  message: MessageDetail;
  change: Action<[MessageChanges]>;
}

function Assign({ message: { assignee, staff }, change: { busy, run } }: ChoiceProps): ReactNode {
  return (
    <form onSubmit={(event) => run({ assignee: chosen(event, 'assignee') || null })}>
      <FieldFrame id="assignee" label="Assigned to">
        <select id="assignee" name="assignee" key={assignee} defaultValue={assignee ?? ''}>
          <option value="">No one</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <button className="button button--small" type="submit" aria-busy={busy}>
        Assign
      </button>
    </form>
  );
}

function Snooze({ message: { snoozedUntil }, change: { busy, run } }: ChoiceProps): ReactNode {
  return (
    <form onSubmit={(event) => run({ snoozedUntil: chosen(event, 'day') })}>
      <FieldFrame id="snooze" label="Snooze until">
        <input
          id="snooze"
          name="day"
          type="date"
          key={snoozedUntil}
          defaultValue={snoozedUntil ?? ''}
          min={addDays(todayInKigali(new Date()), 1)}
          required
        />
      </FieldFrame>
      <button className="button button--small" type="submit" aria-busy={busy}>
        Snooze
      </button>
    </form>
  );
}

function chosen(event: SubmitEvent<HTMLFormElement>, field: string): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(field));
}
