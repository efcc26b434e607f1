import { showFailure } from '#src/lib/failure/failure-toast.ts';
import type { ListPage as Part } from '#src/lib/lists/list-rules.ts';
import { mostCounted } from '#src/lib/lists/list-rules.ts';
import { groupThousands } from '#src/lib/money.ts';
import { useAction } from '#src/lib/use-action.ts';
import { CallFailed, untypedApiQuery } from '../../server-state/api-query.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { inEnglish } from '../../shell/english.ts';
import { type ListView, queryOf, withChoice, writeListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { StaffList } from '../staff-list.ts';
import { goTo } from '../use-address.ts';
import type { SheetSteps, Step } from './sheet-steps.ts';

interface ListState {
  /** Cursors of the pages before, and of this one; empty text for the first. */
  trail?: string[];
  /** True if the record was opened from the list, so that closing goes back to it. */
  opened?: boolean;
  /** Step that opened the record. */
  lastStep?: Step;
}

export const listState = () => (window.history.state ?? {}) as ListState;

interface StepsOf<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  rows: readonly T[] | undefined;
  page: Part<T> | undefined;
}

/** Returns the steps from the open record; undefined if it is not on this page of the list. */
export function useSteps<T extends Row>({ list, view, rows, page }: StepsOf<T>): SheetSteps | undefined {
  const { rules, nameOf = ({ id }: T) => id } = list;
  const { busy, run: turn } = useAction(turnPage);
  const at = rows?.findIndex((row) => nameOf(row) === view.open) ?? -1;
  if (rows === undefined || page === undefined || at < 0) return undefined;

  const { trail = [], lastStep } = listState();
  const { cursor, limit } = view.query;
  const before = cursor === undefined ? undefined : trail.at(-2);
  const open = (row: T | undefined, step: Step) =>
    row && (() => show({ ...view, open: nameOf(row) }, { ...listState(), lastStep: step }));

  /** Opens the first or last record of another page, once it is loaded. */
  async function turnPage(to: string | undefined, step: Step, pages: string[]): Promise<void> {
    const { query } = withChoice(view, { cursor: to });
    const key = [list.id, writeListView({ query }, rules)];
    const asked = untypedApiQuery<Part<T>>(key, (init) => list.ask(queryOf({ query }, rules), init));
    try {
      const { items } = await queryClient.fetchQuery(asked);
      const row = step === 'next' ? items[0] : items.at(-1);
      if (row !== undefined) show({ query, open: nameOf(row) }, { trail: pages, lastStep: step });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showFailure(inEnglish, `We could not load the ${list.noun}s`, error.answer);
    }
  }

  function show(next: ListView, state: ListState): void {
    goTo(writeListView(next, rules), 'replace', state);
  }

  const { nextCursor, total } = page;
  const known = trail.length > 0 ? trail : [cursor ?? ''];
  const turnTo = {
    next: nextCursor === null ? undefined : () => turn(nextCursor, 'next', [...known, nextCursor]),
    previous:
      before === undefined ? undefined : () => turn(before || undefined, 'previous', trail.slice(0, -1)),
  };
  const number = (cursor === undefined ? 0 : (trail.length - 1) * limit) + at + 1;
  const isPlaced = total <= mostCounted && (cursor === undefined || trail.length > 0);
  return {
    place: isPlaced ? `${groupThousands(number)} of ${groupThousands(total)}` : '',
    previous: open(rows[at - 1], 'previous') ?? turnTo.previous,
    next: open(rows[at + 1], 'next') ?? turnTo.next,
    lastStep,
    busy,
  };
}
