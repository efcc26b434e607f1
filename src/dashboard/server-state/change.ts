import type { QueryKey } from '@tanstack/react-query';
import type { Answer } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import { showToast, type Toast } from '#src/lib/toast.ts';
import { queryClient } from './query-client.ts';

/** How a change is told. */
interface Told<T> {
  /** The title of the toast that says why it was not made. */
  failed: string;
  done: (data: T) => Omit<Toast, 'tone'>;
}

/**
 * Makes a change that leaves the house or moves money: shown once the server has made it. Everything that is shown is
 * asked for anew, also after a refusal: then someone else may have been quicker.
 */
export async function change<T>(call: () => Promise<Answer<T>>, told: Told<T>): Promise<Answer<T>> {
  const answer = await call();
  if (answer.kind === 'ok') showToast({ ...told.done(answer.data), tone: 'success' });
  else showFailure(told.failed, answer);
  await askAnew(answer);
  return answer;
}

/** Says that a change was made, and asks anew for everything that is shown. */
export function tellDone(done: Omit<Toast, 'tone'>): void {
  showToast({ ...done, tone: 'success' });
  void queryClient.invalidateQueries();
}

/** Makes a change of one record that is shown at once, and taken back with a toast when the server does not make it. */
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
  if (answer.kind !== 'ok') showFailure(failed, answer);
  await askAnew(answer);
  return answer;
}

/** Shows a change in answers that are kept, and puts them back when the server does not make it. */
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

/** The next change has to know the new version; after a failure one may try again at once. */
async function askAnew({ kind }: Answer<unknown>): Promise<void> {
  const asked = queryClient.invalidateQueries();
  if (kind === 'ok') await asked;
}

function withRow<Row extends { id: string }>(part: ListPage<Row>, row: Row): ListPage<Row> {
  return { ...part, items: part.items.map((item) => (item.id === row.id ? row : item)) };
}
