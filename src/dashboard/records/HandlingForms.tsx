import './handling.css';
import type { ReactNode, SubmitEvent } from 'react';
import { FieldFrame } from '#src/components/forms/Field.tsx';

interface AssignFormProps {
  /** Id of the member of staff, or null. */
  assignee: string | null;
  staff: readonly { id: string; name: string }[];
  busy: boolean;
  onAssign: (assignee: string | null) => void;
}

export function AssignForm({ assignee, staff, busy, onAssign }: AssignFormProps): ReactNode {
  return (
    <form onSubmit={(event) => onAssign(chosen(event, 'assignee') || null)}>
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

interface DayFormProps {
  id: string;
  label: string;
  submit: string;
  day: string | null;
  /** First day that can be chosen. */
  min?: string;
  busy: boolean;
  onChoose: (day: string) => void;
}

export function DayForm({ id, label, submit, day, min, busy, onChoose }: DayFormProps): ReactNode {
  return (
    <form onSubmit={(event) => onChoose(chosen(event, 'day'))}>
      <FieldFrame id={id} label={label}>
        <input id={id} name="day" type="date" key={day} defaultValue={day ?? ''} min={min} required />
      </FieldFrame>
      <button className="button button--small" type="submit" aria-busy={busy}>
        {submit}
      </button>
    </form>
  );
}

function chosen(event: SubmitEvent<HTMLFormElement>, field: string): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(field));
}
