import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type MessageRow, messageStatuses } from '#src/features/message/message-list.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { changeRecord } from '../lists/change-record.ts';
import { readFields } from '../read-fields.ts';
import { messages } from './message.table.ts';
import { messageList } from './message-list.ts';

const changeSchema = z.object({
  status: z.enum(messageStatuses, 'Choose open or done.'),
  version: z.int('Send the version that you saw.'),
});
export type MessageChange = z.input<typeof changeSchema>;

/** Says whether a message still waits for an answer. Throws ProblemError 400, 404, 409 or 422. */
export async function changeMessage({ user }: SignedIn, id: string, body: unknown): Promise<MessageRow> {
  const { status, version } = readFields(changeSchema, body);
  return changeRecord(
    messageList,
    { id, version },
    {
      async apply(tx, current) {
        if (current.status === status) return;
        await tx.update(messages).set({ status }).where(eq(messages.id, id));
        await audit(tx, {
          ...{ actor: user.id, action: `message.${status}`, subjectId: id },
          before: { status: current.status },
          after: { status },
        });
      },
    },
  );
}
