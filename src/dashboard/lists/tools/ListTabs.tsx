import './list-tabs.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { waitingQuery } from '../../overview/overview-query.ts';
import { apiQuery } from '../../server-state/api-query.ts';
import { currentOf, filtersOf, type ListView, readListView, writeListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { ListTab, StaffList } from '../staff-list.ts';
import { ViewLink } from '../ViewLink.tsx';
import { DropDown } from './DropDown.tsx';
import { DeleteView, SaveView } from './SavedViews.tsx';

interface ListTabsProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
}

/** Tabs of the list, its menu of rarer ones, and the views that the team saved. */
export function ListTabs<T extends Row>({ list, view }: ListTabsProps<T>): ReactNode {
  const { id, noun, rules, tabs = [], tabMenu } = list;
  const count = useCounts();
  const saved = useQuery(
    apiQuery(['saved-views', id], (init) =>
      accountApi['saved-views'].$get({ query: { list: id } }, { init }),
    ),
  );
  const { query: usual } = readListView('', rules);
  const tabOf = ({ label, choice, waits }: ListTab) => ({
    label,
    count: count(waits),
    search: writeListView({ query: { ...usual, ...choice } }, rules),
  });
  const fixedTabs = [...tabs.map(tabOf), { label: 'All', count: 0, search: '' }];
  const menuTabs = tabMenu?.tabs.map(tabOf) ?? [];
  const views = (saved.data?.items ?? []).map(({ name, query, ...kept }) => ({
    ...kept,
    label: name,
    count: 0,
    search: `?${query}`,
  }));
  const current = currentOf([...fixedTabs, ...menuTabs, ...views], view, rules);
  const savedView = views.find((one) => one === current);
  const strip = useCurrentInView(current?.search);
  return (
    <div className="list-tabs">
      <nav className="list-tabs__strip" aria-label={`Views of the ${noun}s`} ref={strip}>
        <ul className="plain-list">
          {[...fixedTabs, ...views].map((one) => (
            <li key={`${one.label} ${one.search}`}>
              <Tab {...one} current={one === current} />
            </li>
          ))}
        </ul>
      </nav>
      {tabMenu && (
        <DropDown
          look="list-tabs__menu"
          label={
            <>
              {tabMenu.label} <Count count={count(tabMenu.waits)} />
            </>
          }
        >
          {menuTabs.map((one) => (
            <Tab key={one.search} {...one} current={one === current} />
          ))}
        </DropDown>
      )}
      {savedView?.removable && <DeleteView id={savedView.id} name={savedView.label} />}
      {saved.data !== undefined && current === undefined && filtersOf(view, rules) !== '' && (
        <SaveView list={id} search={writeListView({ query: { ...view.query, cursor: undefined } }, rules)} />
      )}
    </div>
  );
}

function useCounts() {
  const { data } = useQuery(waitingQuery);
  return (waits: ListTab['waits']) => (waits && data?.[waits].count) || 0;
}

/** Scrolls the strip of tabs, and nothing else, to the current one, unless nothing is filtered. */
function useCurrentInView(current: string | undefined) {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!current) return;
    const { current: element } = strip;
    const tab = element?.querySelector('[aria-current]');
    if (!element || !tab) return;
    const [outer, inner] = [element.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.right > outer.right) element.scrollLeft += inner.right - outer.right;
    if (inner.left < outer.left) element.scrollLeft += inner.left - outer.left;
  }, [current]);
  return strip;
}

interface TabProps {
  label: string;
  count: number;
  search: string;
  current: boolean;
}

function Tab({ label, count, search, current }: TabProps): ReactNode {
  return (
    <ViewLink search={search} aria-current={current ? 'page' : undefined}>
      {label} <Count count={count} />
    </ViewLink>
  );
}

function Count({ count }: { count: number }): ReactNode {
  return count > 0 && <span className="list-tabs__count">{count}</span>;
}
