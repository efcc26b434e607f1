import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { inEnglish } from '../../shell/english.ts';
import type { Row } from '../new-rows.ts';
import type { EachAction, StaffList } from '../staff-list.ts';
import { namesOf, withEach } from './with-each.ts';

/**
 * Runs a bulk action on `chosen`, or on the whole list if `everything` is its size.
 * Shows the outcome and returns the records that failed.
 */
export async function runBulk<T extends Row>(
  { id, titleOf = (item) => item.id }: StaffList<T>,
  { one, all, done }: EachAction<T>,
  chosen: readonly T[],
  everything: number | undefined,
  choice: string,
): Promise<readonly T[]> {
  if (everything !== undefined && all !== undefined) {
    const answer = await all();
    await queryClient.invalidateQueries({ queryKey: [id] });
    if (answer.kind === 'ok') showDone(done(everything));
    else showFailure(inEnglish, 'Some were not changed', answer);
    return answer.kind === 'ok' ? [] : chosen;
  }
  const undone = await withEach(chosen, (item) => one(item, choice));
  await queryClient.invalidateQueries({ queryKey: [id] });
  if (undone === undefined) showDone(done(chosen.length));
  else showFailure(inEnglish, `Not changed: ${namesOf(undone.items.map(titleOf))}`, undone.why);
  return undone?.items ?? [];
}

function showDone(text: string): void {
  showToast({ title: 'Done', text, tone: 'success' });
}
