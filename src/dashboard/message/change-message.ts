import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { changeAtOnce } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';
import { type MessageChanges, putMessage } from './put-message.ts';

export const messageKey = (id: string) => ['message', id];

/**
 * Changes a message optimistically in list and sheet; rolls back with a toast on failure.
 * Calls `onConflict` with the current message after a conflict.
 */
export async function changeMessage(
  message: MessageDetail,
  changes: MessageChanges,
  onConflict: (current: MessageRow) => void,
): Promise<void> {
  const queryKey = messageKey(message.id);
  const { history, staff, ...row } = message;
  const shown = { ...row, ...optimisticChange(message, changes) };
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { message: { ...shown, history, staff } });
  const failed = 'The message has not changed';
  const answer = await changeAtOnce('messages', shown, () => putMessage(message, changes), failed);
  if (answer.kind === 'ok') return;
  queryClient.setQueryData(queryKey, { message });
  const current = currentIn<MessageRow>(answer);
  if (current !== undefined) onConflict(current);
}

function optimisticChange(
  { status, staff, snoozedUntil }: MessageDetail,
  changes: MessageChanges,
): Partial<MessageRow> {
  const { assignee } = changes;
  const wakes = changes.status !== undefined && changes.status !== status;
  return {
    status: changes.status ?? status,
    snoozedUntil: changes.snoozedUntil === undefined ? (wakes ? null : snoozedUntil) : changes.snoozedUntil,
    ...(assignee !== undefined && {
      assignee,
      assigneeName: staff.find(({ id }) => id === assignee)?.name ?? null,
    }),
  };
}
