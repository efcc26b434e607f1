import * as z from 'zod/mini';
import { isInCalendar } from '../calendar/calendar.ts';

const wrongDay = 'Please choose a date from 2000 to 2099.';

/** Omitted fields stay unchanged. `assignee` null: nobody. */
export const taskChangeSchema = z
  .object({
    done: z.optional(z.boolean('Write true or false.')),
    dueDay: z.optional(z.string(wrongDay).check(z.refine(isInCalendar, { error: wrongDay }))),
    assignee: z.optional(z.nullable(z.uuid('Choose a member of staff, or no one.'))),
    version: z.int('Send the version that you saw.'),
  })
  .check(
    z.refine(({ version: _, ...changes }) => Object.values(changes).some((change) => change !== undefined), {
      path: ['done'],
      error: 'Say what changes: done, dueDay or assignee.',
    }),
  );
export type TaskChange = z.input<typeof taskChangeSchema>;
