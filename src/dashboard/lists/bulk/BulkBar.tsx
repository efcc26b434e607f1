import { type ComponentType, type ReactNode, useState } from 'react';
import { listTotal } from '#src/lib/lists/list-rules.ts';
import { useAction } from '#src/lib/use-action.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { useConfirm } from '../../shell/use-confirm.ts';
import { countFilters, type ListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { BulkAction, BulkDialogProps, EachAction, StaffList } from '../staff-list.ts';
import { BulkQuestion } from './BulkQuestion.tsx';
import { runBulk } from './run-bulk.ts';

interface BulkBarProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  total: number;
  chosen: readonly T[];
  wholePage: boolean;
  onChoose: (rows: readonly T[]) => void;
}

export function BulkBar<T extends Row>(props: BulkBarProps<T>): ReactNode {
  const { list, total, chosen, wholePage, onChoose } = props;
  const { noun, bulk = [] } = list;
  const [wantsAll, setWantsAll] = useState(false);
  const everything = wantsAll && wholePage;
  const { question, ask } = useConfirm<EachAction<T>, string | null>();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<BulkDialogProps<T>> }>();
  const { busy, run } = useAction(async (action: BulkAction<T>) => {
    if ('Dialog' in action) return setOpened(action);
    const choice = action.asks || action.Choice ? await ask(action) : '';
    if (choice === null) return;
    onChoose(await runBulk(list, action, chosen, everything ? total : undefined, choice));
  });
  if (chosen.length === 0) return null;
  return (
    <section className="bulk actions" aria-label="Selected">
      <p role="status">
        {everything
          ? `All ${listTotal(total, noun)} are selected.`
          : `${listTotal(chosen.length, noun)} on this page selected.`}
      </p>
      {!everything && canAll(props) && (
        <Quiet onClick={() => setWantsAll(true)}>Select all {listTotal(total, noun)} that match</Quiet>
      )}
      {bulk
        .filter((action) => !everything || isForAll(action))
        .map((action) => (
          <SmallButton key={action.label} busy={busy} onClick={() => run(action)}>
            {action.label}
          </SmallButton>
        ))}
      <Quiet onClick={() => onChoose([])}>Clear</Quiet>
      {opened && <opened.Dialog items={chosen} onClose={() => setOpened(undefined)} />}
      {question && (
        <BulkQuestion action={question.about} count={chosen.length} noun={noun} onAnswer={question.answer} />
      )}
    </section>
  );
}

/** True if the server can act on all records: the list has no search or filter. */
function canAll<T extends Row>({ list, view, total, chosen, wholePage }: BulkBarProps<T>): boolean {
  const narrowed = view.query.q !== '' || countFilters(view, list.rules) > 0;
  return wholePage && total > chosen.length && !narrowed && list.bulk?.some(isForAll) === true;
}

function isForAll<T>(action: BulkAction<T>): boolean {
  return 'all' in action && action.all !== undefined;
}

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode {
  return (
    <SmallButton look="quiet" onClick={onClick}>
      {children}
    </SmallButton>
  );
}
