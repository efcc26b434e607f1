import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { className } from '#src/domain/dance/dance.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { en as dance } from '#src/domain/dance/words/en.ts';
import {
  type EnrolmentRow,
  enrolmentListRules,
  enrolmentStates,
} from '#src/domain/enrolment/enrolment-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';
import { speak } from '#src/lib/words/messages.ts';
import { FeeTag } from '../booking/fee/FeeTag.tsx';
import { usualLastDay } from '../booking/fee/usual-last-day.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { createdColumn, dayFilters, emailColumn, phoneColumn } from '../records/columns.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { Tag } from '../records/Tag.tsx';
import { ClassPlaces } from './ClassPlaces.tsx';
import { EnrolmentBody } from './EnrolmentBody.tsx';
import { classOf, stateText } from './staff-enrolment-words.ts';

const danceWords = speak('en', dance);

const classes = dancePrices.groups.flatMap(({ classes }) => classes);

/** Offers the place at the class price on the day of enrolment, in RWF. */
function askForPrice({ id, price, version }: EnrolmentRow) {
  const json = { total: price, lastDay: usualLastDay(), reason: '', version };
  return answerTo((init) => accountApi.enrolments[':id'].fee.$post({ param: { id }, json }, { init }));
}

const enrolments: StaffList<EnrolmentRow> = {
  id: 'enrolments',
  noun: 'enrolment',
  rules: enrolmentListRules,
  ask: (query, init) => accountApi.enrolments.$get({ query }, { init }),
  csv: (query, init) => accountApi['enrolments.csv'].$get({ query }, { init }),
  searchHint: 'Name, email or phone',
  above: <ClassPlaces classes={classes} />,
  columns: [
    { id: 'name', label: 'Dancer', sort: 'name', cell: ({ name }) => name },
    { id: 'class', label: 'Class', role: 'secondary', cell: classOf },
    {
      id: 'status',
      label: 'Status',
      role: 'badge',
      cell: (enrolment) => (
        <Tag tone={enrolment.status === 'enrolled' ? 'good' : undefined}>{stateText(enrolment)}</Tag>
      ),
    },
    { id: 'age', label: 'Age', figures: true, cell: ({ age }) => age },
    { id: 'price', label: 'Monthly price', role: 'figure', cell: ({ price }) => formatMoney(price) },
    { id: 'fee', label: 'Fee', role: 'badge', cell: ({ fee }) => <FeeTag fee={fee} /> },
    phoneColumn(true),
    emailColumn(true),
    createdColumn('Enrolled'),
  ],
  filters: [
    {
      name: 'class',
      label: 'Class',
      choices: Object.fromEntries(classes.map((one) => [one.id, className(danceWords, one)])),
    },
    { name: 'status', label: 'Status', choices: enrolmentStates },
    { name: 'waits', label: 'Needs', choices: { fee: 'A fee request' } },
    ...dayFilters,
  ],
  empty: <p>No enrolments yet. New enrolments appear here at once.</p>,
  titleOf: ({ name }) => name,
  bulk: [
    {
      label: 'Request the fee',
      safe: true,
      asks: (count) =>
        `We send ${count === 1 ? 'the dancer' : `each of the ${count} dancers`} the price of their class, by email or text message. It can be accepted and paid until ${formatDate(usualLastDay())}.`,
      one: askForPrice,
      done: (count) => `${plural(count, 'offer')} on the way.`,
    },
  ],
  tabs: [
    { label: 'Without a fee request', choice: { sort: 'createdAt', waits: 'fee' }, waits: 'fees' },
    { label: enrolmentStates.enrolled, choice: { status: 'enrolled' } },
    { label: enrolmentStates.waiting, choice: { sort: 'createdAt', status: 'waiting' } },
  ],
  Detail: recordSheet(({ name }) => name, EnrolmentBody),
};

export default function Enrolments(): ReactNode {
  return <ListPage list={enrolments} />;
}
