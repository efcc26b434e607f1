import { accountApi } from '#src/components/account/session/account-api.ts';
import type { TaskRow } from '#src/domain/task/task-list.ts';
import type { TaskChange } from '#src/domain/task/task-requests.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';

export type TaskChanges = Omit<TaskChange, 'version'>;

export function putTask(
  { id, version }: Pick<TaskRow, 'id' | 'version'>,
  changes: TaskChanges,
): Promise<Answer<{ task: TaskRow }>> {
  return answerTo((init) =>
    accountApi.tasks[':id'].$put({ param: { id }, json: { ...changes, version } }, { init }),
  );
}
