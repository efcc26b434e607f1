import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure-toast.ts';
import { listTotal } from '#src/lib/lists/list-rules.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { countFilters, type ListView } from './list-view.ts';
import type { Row } from './new-rows.ts';
import type { BulkAction, StaffList } from './staff-list.ts';

interface BulkBarProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  total: number;
  chosen: readonly T[];
  wholePage: boolean;
  onClear: () => void;
}

/** What can be done with the records that are selected, and which those are. */
export function BulkBar<T extends Row>({
  list,
  view,
  total,
  chosen,
  wholePage,
  onClear,
}: BulkBarProps<T>): ReactNode {
  const { noun, bulk = [] } = list;
  const client = useQueryClient();
  const [wantsAll, setWantsAll] = useState(false);
  const everything = wantsAll && wholePage;
  const canAll =
    wholePage &&
    total > chosen.length &&
    view.query.q === '' &&
    countFilters(view, list.rules) === 0 &&
    bulk.some(({ all }) => all !== undefined);

  const { busy, run } = useAction(async (action: BulkAction<T>) => {
    const failed = everything && action.all ? await action.all() : await oneByOne(chosen, action.one);
    await client.invalidateQueries({ queryKey: [list.id] });
    if (failed.kind !== 'ok') return showFailure('Not all of it is done', failed);
    showToast({ title: 'Done', text: action.done(everything ? total : chosen.length), tone: 'success' });
    onClear();
  });

  if (chosen.length === 0) return null;
  return (
    <section className="bulk actions" aria-label="Selected">
      <p role="status">
        {everything
          ? `All ${listTotal(total, noun)} are selected.`
          : `${listTotal(chosen.length, noun)} on this page selected.`}
      </p>
      {canAll && !everything && (
        <button
          className="button button--small button--quiet"
          type="button"
          onClick={() => setWantsAll(true)}
        >
          Select all {listTotal(total, noun)} that match
        </button>
      )}
      {bulk
        .filter(({ all }) => !everything || all)
        .map((action) => (
          <button
            key={action.label}
            className="button button--small"
            type="button"
            aria-busy={busy}
            onClick={() => run(action)}
          >
            {action.label}
          </button>
        ))}
      <button className="button button--small button--quiet" type="button" onClick={onClear}>
        Clear
      </button>
    </section>
  );
}

/** One after the other, up to the first that fails. */
async function oneByOne<T>(
  items: readonly T[],
  act: (item: T) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  for (const item of items) {
    const answer = await act(item);
    if (answer.kind !== 'ok') return answer;
  }
  return { kind: 'ok', data: undefined };
}
