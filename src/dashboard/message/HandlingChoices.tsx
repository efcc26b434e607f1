import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FieldFrame } from '#src/components/forms/Field.tsx';
import { longestSnooze } from '#src/domain/message/staff/staff-requests.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { assigneesQuery } from '../records/assignees.ts';
import { QueryState } from '../server-state/QueryState.tsx';

export const noAssignee = 'nobody';

export function AssigneeChoice(): ReactNode {
  const answer = useQuery(assigneesQuery);
  const { data } = answer;
  if (data === undefined) return <QueryState of={answer} fallback="We could not load the staff" />;
  return (
    <FieldFrame id="choice" label="Assigned to">
      <select id="choice" name="choice" required defaultValue="">
        <option value="" disabled>
          Choose
        </option>
        {data.staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={noAssignee}>No one</option>
      </select>
    </FieldFrame>
  );
}

export function SnoozeChoice(): ReactNode {
  const today = todayInKigali(new Date());
  return (
    <FieldFrame id="choice" label="Snooze until">
      <input
        id="choice"
        name="choice"
        type="date"
        min={addDays(today, 1)}
        max={addDays(today, longestSnooze)}
        required
      />
    </FieldFrame>
  );
}
