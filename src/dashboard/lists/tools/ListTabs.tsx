import './list-tabs.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { overviewQuery } from '../../overview/overview-query.ts';
import { type AnyRules, type ListView, readListView, writeListView } from '../list-view.ts';
import type { ListTab } from '../staff-list.ts';
import { ViewLink } from '../ViewLink.tsx';

interface ListTabsProps {
  tabs: readonly ListTab[];
  view: ListView;
  rules: AnyRules;
  noun: string;
}

export function ListTabs({ tabs, view, rules, noun }: ListTabsProps): ReactNode {
  const { data } = useQuery(overviewQuery);
  const first = readListView('', rules);
  const isShown = ({ choice }: ListTab) =>
    Object.entries(choice).every(([name, value]) => name === 'sort' || view.query[name] === value);
  const current = tabs.find(isShown);
  const all =
    current === undefined &&
    tabs.every(({ choice }) => Object.keys(choice).every((name) => name === 'sort' || !view.query[name]));
  return (
    <nav className="list-tabs" aria-label={`Views of the ${noun}s`}>
      <ul className="plain-list">
        <li>
          <ViewLink search="" aria-current={all ? 'page' : undefined}>
            All
          </ViewLink>
        </li>
        {tabs.map((tab) => {
          const { label, choice, waits } = tab;
          const count = waits === undefined ? 0 : (data?.waiting[waits].count ?? 0);
          return (
            <li key={label}>
              <ViewLink
                search={writeListView({ query: { ...first.query, ...choice } }, rules)}
                aria-current={tab === current ? 'page' : undefined}
              >
                {label}
                {count > 0 && <span className="list-tabs__count">{count}</span>}
              </ViewLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
