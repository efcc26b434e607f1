import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { dayServiceNames, dayServices } from '#src/domain/availability/services/day-services.ts';
import { resourceKinds } from '#src/domain/resource/resource.ts';
import { type ResourceRow, resourceListRules } from '#src/domain/resource/resource-list.ts';
import { resourceKindNames } from '#src/domain/resource/resource-words.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { createdColumn } from '../records/columns.tsx';
import { Tag } from '../records/Tag.tsx';
import { AddResource } from './AddResource.tsx';
import { ResourceSheet } from './ResourceSheet.tsx';
import { kindTabs, todayText } from './resource-page-words.ts';

const resources: StaffList<ResourceRow> = {
  id: 'resources',
  noun: 'resource',
  rules: resourceListRules,
  ask: (query, init) => accountApi.resources.$get({ query }, { init }),
  csv: (query, init) => accountApi['resources.csv'].$get({ query }, { init }),
  searchHint: 'Name',
  columns: [
    { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
    {
      id: 'kind',
      label: 'Kind',
      sort: 'kind',
      role: 'badge',
      cell: ({ kind }) => <Tag>{resourceKindNames[kind]}</Tag>,
    },
    { id: 'today', label: 'Today', role: 'secondary', cell: ({ today }) => todayText(today, new Date()) },
    { id: 'services', label: 'Can do', cell: ({ services }) => serviceNames(services) },
    { id: 'account', label: 'Account', extra: true, cell: ({ userName }) => userName },
    { ...createdColumn<ResourceRow>('Added'), extra: true },
  ],
  filters: [
    { name: 'kind', label: 'Kind', choices: resourceKindNames },
    { name: 'service', label: 'Can do', choices: dayServiceNames },
  ],
  tabs: resourceKinds.map((kind) => ({ label: kindTabs[kind], choice: { kind } })),
  titleOf: ({ name }) => `“${name}”`,
  above: <AddResource />,
  empty: <p>No people and no kit yet. Add who and what your sessions need, and no one is booked twice.</p>,
  Detail: ResourceSheet,
};

/** “Photography, Videography”, or “Any service”. */
function serviceNames(services: readonly string[]): string {
  const named = dayServices.filter((one) => services.includes(one)).map((one) => dayServiceNames[one]);
  return named.length === 0 ? 'Any service' : named.join(', ');
}

export default function Resources(): ReactNode {
  return <ListPage list={resources} />;
}
