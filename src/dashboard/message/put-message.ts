import { accountApi } from '#src/components/account/session/account-api.ts';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageChange } from '#src/domain/message/staff/staff-requests.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';

export type MessageChanges = Omit<MessageChange, 'version'>;

export function putMessage(
  { id, version }: Pick<MessageRow, 'id' | 'version'>,
  changes: MessageChanges,
): Promise<Answer<unknown>> {
  return answerTo((init) =>
    accountApi.messages[':id'].$put({ param: { id }, json: { ...changes, version } }, { init }),
  );
}
