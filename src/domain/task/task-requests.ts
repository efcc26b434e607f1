import * as z from 'zod/mini';
import { isCalendarDate } from '#src/lib/dates/dates.ts';

/** Omitted fields stay unchanged. `assignee` null: nobody. */
export const taskChangeSchema = z
  .object({
    done: z.optional(z.boolean('Write true or false.')),
    dueDay: z.optional(
      z
        .string('Choose a date.')
        .check(z.refine(isCalendarDate, { error: 'Please choose a date that exists.' })),
    ),
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
