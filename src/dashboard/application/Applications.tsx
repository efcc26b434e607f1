import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type ApplicationRow, applicationListRules } from '#src/domain/application/application-list.ts';
import { type ApplicationStage, stageNames } from '#src/domain/application/application-stage.ts';
import { plural } from '#src/lib/text.ts';
import { FeeTag } from '../booking/fee/FeeTag.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import type { Choices, StaffList } from '../lists/staff-list.ts';
import { createdColumn, dayFilters, emailColumn, phoneColumn } from '../records/columns.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { Tag } from '../records/Tag.tsx';
import { apiQuery } from '../server-state/api-query.ts';
import { ApplicationBody } from './ApplicationBody.tsx';
import { putStage } from './put-stage.ts';

const programmes = apiQuery(['internships', 'titles'], (init) =>
  accountApi.internships.all.$get({ query: { limit: '100' } }, { init }),
);

function useProgrammes(): Choices {
  const { data } = useQuery(programmes);
  return Object.fromEntries((data?.items ?? []).map(({ id, title }) => [id, title]));
}

function stageTone(stage: ApplicationStage): 'good' | 'bad' | undefined {
  if (stage === 'accepted') return 'good';
  return stage === 'declined' ? 'bad' : undefined;
}

const applications: StaffList<ApplicationRow> = {
  id: 'applications',
  noun: 'application',
  rules: applicationListRules,
  ask: (query, init) => accountApi.applications.$get({ query }, { init }),
  csv: (query, init) => accountApi['applications.csv'].$get({ query }, { init }),
  searchHint: 'Name, email or phone',
  columns: [
    { id: 'name', label: 'Applicant', sort: 'name', cell: ({ name }) => name },
    { id: 'programme', label: 'Programme', role: 'secondary', cell: ({ programmeTitle }) => programmeTitle },
    {
      id: 'status',
      label: 'Stage',
      role: 'badge',
      cell: ({ status }) => <Tag tone={stageTone(status)}>{stageNames[status]}</Tag>,
    },
    { id: 'availability', label: 'Available', role: 'secondary', cell: ({ availability }) => availability },
    { id: 'fee', label: 'Fee', extra: true, role: 'badge', cell: ({ fee }) => <FeeTag fee={fee} /> },
    phoneColumn(true),
    emailColumn(true),
    createdColumn('Applied'),
  ],
  filters: [
    { name: 'programme', label: 'Programme', useChoices: useProgrammes },
    { name: 'status', label: 'Stage', choices: stageNames },
    ...dayFilters,
  ],
  empty: <p>No applications yet. New applications appear here at once.</p>,
  titleOf: ({ name }) => name,
  bulk: (['shortlisted', 'declined'] as const).map((stage) => ({
    label: `Move to “${stageNames[stage]}”`,
    safe: stage !== 'declined',
    asks: (count) =>
      count === 1
        ? 'We email the applicant at once to say so. Without an email address, please call.'
        : `We email each of the ${count} applicants at once to say so. Please call those without an email address.`,
    one: (application) => putStage(application, stage),
    done: (count) => `${plural(count, 'application')} moved to “${stageNames[stage]}”.`,
  })),
  tabs: [
    { label: 'To read', choice: { sort: 'createdAt', status: 'received' }, waits: 'applications' },
    ...(['shortlisted', 'invited', 'accepted'] as const).map((status) => ({
      label: stageNames[status],
      choice: { status },
    })),
  ],
  Detail: recordSheet(({ name }) => name, ApplicationBody),
};

export default function Applications(): ReactNode {
  return <ListPage list={applications} />;
}
