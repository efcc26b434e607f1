import './list.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { User } from '#src/domain/account/user.ts';
import { listTotal, type ListPage as Part } from '#src/lib/lists/list-rules.ts';
import { queryFailure, untypedApiQuery } from '../server-state/api-query.ts';
import { PageActions } from '../shell/PageActions.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { focusRecord, listHeadId } from './focus-list.ts';
import { KeysButton } from './keys/KeysButton.tsx';
import { useListKeys } from './keys/use-list-keys.ts';
import { type AnyRules, type ListView, queryOf, readListView, writeListView } from './list-view.ts';
import { type Row, stableRows } from './new-rows.ts';
import { Pager } from './Pager.tsx';
import { OpenRecord } from './sheet/OpenRecord.tsx';
import { SheetStepsContext } from './sheet/sheet-steps.ts';
import { listState, useSteps } from './sheet/use-steps.ts';
import type { StaffList } from './staff-list.ts';
import { ListRows } from './table/ListRows.tsx';
import { useColumns } from './table/use-columns.ts';
import { ListTabs } from './tools/ListTabs.tsx';
import { ListTools } from './tools/ListTools.tsx';
import { goTo, useSearch } from './use-address.ts';

export function ListPage<T extends Row>({ list }: { list: StaffList<T> }): ReactNode {
  return <StaffPage>{(user) => <List list={list} user={user} />}</StaffPage>;
}

/** Changes the list's address: choices push a history entry, typing replaces it. */
export type ChangeView = (view: ListView, how: 'push' | 'replace') => void;

export function List<T extends Row>({ list, user }: { list: StaffList<T>; user: User }): ReactNode {
  const { noun, rules, columns, Detail } = list;
  const view = readListView(useSearch(), rules);
  const change: ChangeView = useCallback((next, how) => goTo(writeListView(next, rules), how), [rules]);
  const usual = useMemo(() => columns.filter(({ extra }) => extra).map(({ id }) => id), [columns]);
  const { hidden, toggle } = useColumns(list.id, usual);
  const query = queryOf(view, rules);
  const address = writeListView({ query: view.query }, rules);
  const answer = useQuery({
    ...untypedApiQuery<Part<T>>([list.id, address], (init) => list.ask(query, init)),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = answer;
  const { rows, waiting, showAll } = useStableRows(address, isPlaceholderData ? undefined : data?.items);
  const failure = queryFailure(answer.error, `We could not load the ${noun}s`);
  const askAgain = () => void answer.refetch();
  const loaded = data !== undefined && rows !== undefined;
  const steps = useSteps({ list, view, rows, page: isPlaceholderData ? undefined : data });
  useListKeys(user.id);
  useFocusOfClosed(view.open);
  return (
    <div className="list" data-tiles={list.tile !== undefined}>
      {list.actions && <PageActions>{list.actions}</PageActions>}
      {list.filters.length > 0 && <ListTabs list={list} view={view} />}
      {list.above}
      <ListTools list={list} view={view} hidden={hidden} onChange={change} onToggle={toggle}>
        <div className="list__head" role="status">
          {loaded && (
            <p id={listHeadId} tabIndex={-1}>
              {listTotal(data.total, noun)}
            </p>
          )}
          {waiting > 0 && <NewRows waiting={waiting} noun={noun} showAll={showAll} />}
        </div>
        <KeysButton />
      </ListTools>
      <LoadState failure={failure} askAgain={askAgain} loaded={loaded} />
      {loaded && (
        <>
          {list.advice && rows.length > 0 && <p>{list.advice}</p>}
          <ListRows
            list={list}
            rows={rows}
            hidden={hidden}
            address={address}
            total={data.total}
            busy={isPlaceholderData}
          />
          <Pager view={view} nextCursor={data.nextCursor} rules={rules} />
        </>
      )}
      {Detail && view.open !== undefined && (
        <SheetStepsContext value={steps}>
          <OpenRecord
            key={view.open}
            name={view.open}
            list={list}
            rows={rows}
            Detail={Detail}
            user={user}
            onClose={() => close(view, rules)}
          />
        </SheetStepsContext>
      )}
    </div>
  );
}

/** Focuses the row of a record that was closed: the steps may have led to another than was pressed. */
function useFocusOfClosed(open: string | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    if (open === undefined && last.current !== undefined) focusRecord(last.current);
    last.current = open;
  }, [open]);
}

/** Keeps rows stable while they are read; a new `list` address resets them. */
function useStableRows<T extends Row>(list: string, fresh: readonly T[] | undefined) {
  const [shown, setShown] = useState<{ list: string; rows: readonly T[] }>();
  const known = shown?.list === list ? shown.rows : undefined;
  if (fresh === undefined) return { rows: shown?.rows, waiting: 0, showAll: () => undefined };
  const { rows, waiting } = known === undefined ? { rows: fresh, waiting: 0 } : stableRows(known, fresh);
  const same = known?.length === rows.length && rows.every((row, position) => row === known[position]);
  if (!same) setShown({ list, rows });
  // The same array if nothing changed, to skip a render.
  return { rows: same ? known : rows, waiting, showAll: () => setShown({ list, rows: fresh }) };
}

interface NewRowsProps {
  waiting: number;
  noun: string;
  showAll: () => void;
}

function NewRows({ waiting, noun, showAll }: NewRowsProps): ReactNode {
  return (
    <p className="list__new">
      {waiting} new {waiting === 1 ? noun : `${noun}s`}. <SmallButton onClick={showAll}>Show</SmallButton>
    </p>
  );
}

/** Goes back in history; if opened by its address or on another page, replaces the entry instead. */
function close({ query }: ListView, rules: AnyRules): void {
  const { opened, trail } = listState();
  if (opened) window.history.back();
  else goTo(writeListView({ query }, rules), 'replace', trail && { trail });
}
