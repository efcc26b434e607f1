import * as z from 'zod/mini';
import { isId } from '#src/lib/ids.ts';
import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

const assigneeSentence = 'Write the id of a member of staff, or nobody.';

/** Open tasks, unless `done` says otherwise; `week` ends on Sunday. */
export const taskListRules = listRules({
  sorts: ['dueDay'],
  usual: 'dueDay',
  filters: {
    mine: oneOf(['true']),
    late: oneOf(['true']),
    done: oneOf(['true', 'false']),
    due: oneOf(['today', 'week']),
    assignee: z.optional(
      z.string(assigneeSentence).check(z.refine((text) => text === 'nobody' || isId(text), assigneeSentence)),
    ),
  },
});

export interface TaskRow {
  id: string;
  title: string;
  /** Label of the line it is for. */
  line: string;
  /** First open task of the job; null once all are done. */
  stage: string | null;
  bookingId: string;
  /** Reference of the booking, and its client. */
  booking: string;
  client: string;
  /** False for a done task of a booking that is no longer confirmed; it cannot change. */
  confirmed: boolean;
  /** `YYYY-MM-DD` in Kigali; null while the session has no day. */
  dueDay: string | null;
  assignee: string | null;
  assigneeName: string | null;
  /** ISO instant; null while open. */
  doneAt: string | null;
  /** Name of the member of staff; null while open. */
  doneBy: string | null;
  version: number;
}
