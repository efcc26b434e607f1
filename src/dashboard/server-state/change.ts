import type { QueryKey } from '@tanstack/react-query';
import type { Answer } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import { showToast, type Toast } from '#src/lib/toast.ts';
import { inEnglish } from '../shell/english.ts';
import { queryClient } from './query-client.ts';

interface ChangeWords<T> {
  failed: string;
  done: (data: T) => Omit<Toast, 'tone'>;
}

/**
 * Makes a change that sends email or moves money, so never optimistic. Invalidates all queries,
 * even after a refusal: someone else may have changed the record.
 */
export async function change<T>(call: () => Promise<Answer<T>>, told: ChangeWords<T>): Promise<Answer<T>> {
  const answer = await call();
  if (answer.kind === 'ok') showToast({ ...told.done(answer.data), tone: 'success' });
  else showFailure(inEnglish, told.failed, answer);
  await refetchAll(answer);
  return answer;
}

export function announceDone(done: Omit<Toast, 'tone'>): void {
  showToast({ ...done, tone: 'success' });
  void queryClient.invalidateQueries();
}

/** Updates one record optimistically; rolls back with a toast on failure. */
export async function changeAtOnce<Row extends { id: string }, T>(
  list: string,
  row: Row,
  call: () => Promise<Answer<T>>,
  failed: string,
): Promise<Answer<T>> {
  const queryKey = [list];
  const show = () =>
    queryClient.setQueriesData<ListPage<Row>>({ queryKey }, (part) => part && withRow(part, row));
  const answer = await showAtOnce(queryKey, show, call);
  if (answer.kind !== 'ok') showFailure(inEnglish, failed, answer);
  await refetchAll(answer);
  return answer;
}

/** Updates cached data optimistically, and restores it on failure. */
export async function showAtOnce<T>(
  queryKey: QueryKey,
  show: () => void,
  call: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData({ queryKey });
  show();
  const answer = await call();
  if (answer.kind !== 'ok') for (const [key, data] of before) queryClient.setQueryData(key, data);
  return answer;
}

/** Waits for the new version after a success; after a failure the user can retry immediately. */
async function refetchAll({ kind }: Answer<unknown>): Promise<void> {
  const asked = queryClient.invalidateQueries();
  if (kind === 'ok') await asked;
}

function withRow<Row extends { id: string }>(part: ListPage<Row>, row: Row): ListPage<Row> {
  return { ...part, items: part.items.map((item) => (item.id === row.id ? row : item)) };
}
