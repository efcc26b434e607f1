import * as z from 'zod/mini';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { line, lines } from '#src/lib/forms/form-fields.ts';
import { messageStatuses } from '../message-list.ts';
import { fieldNames, unknownFields } from './template-fields.ts';

const version = z.int('Send the version that you saw.');

export const maxReplyLength = 5000;

/** Maximum days a message can be snoozed. */
export const longestSnooze = 366;

export const maxTemplateName = 60;

/** Omitted fields stay unchanged. `assignee` null: nobody; `snoozedUntil` null: ends the snooze. */
export const messageChangeSchema = z
  .object({
    status: z.optional(z.enum(messageStatuses, 'Choose open, answered or done.')),
    assignee: z.optional(z.nullable(z.uuid('Choose a member of staff, or no one.'))),
    snoozedUntil: z.optional(
      z.nullable(
        z
          .string('Choose a date.')
          .check(z.refine(isCalendarDate, { error: 'Please choose a date that exists.' })),
      ),
    ),
    version,
  })
  .check(
    z.refine(({ version: _, ...changes }) => Object.values(changes).some((change) => change !== undefined), {
      path: ['status'],
      error: 'Say what changes: status, assignee or snoozedUntil.',
    }),
  );
export type MessageChange = z.input<typeof messageChangeSchema>;

export const replySchema = z.object({
  text: lines(maxReplyLength, 'Please write your reply.', 'Please keep the reply under 5,000 characters.'),
  version,
});
export type ReplyRequest = z.input<typeof replySchema>;

const name = line(
  maxTemplateName,
  'Please give the template a name.',
  'Please keep the name under 60 characters.',
);
const text = lines(
  maxReplyLength,
  'Please write the text of the template.',
  'Please keep the template under 5,000 characters.',
).check(
  z.refine((words) => unknownFields(words).length === 0, {
    error: ({ input }) =>
      `There is no field ${unknownFields(String(input))[0]}. The fields are ${fieldNames}.`,
  }),
);

export const templateSchema = z.object({ name, text });
export type TemplateRequest = z.input<typeof templateSchema>;

export const templateChangeSchema = z.object({ name, text, version });
export type TemplateChange = z.input<typeof templateChangeSchema>;
