import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { DeadMessage } from '#src/domain/outbox/dead-message.ts';
import { deadMessageListRules } from '#src/domain/outbox/dead-message-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { MailActions } from './MailActions.tsx';
import { retryMail } from './retry-mail.ts';

const mails: StaffList<DeadMessage> = {
  id: 'mail',
  noun: 'message',
  rules: deadMessageListRules,
  ask: (query, init) => accountApi.mail.$get({ query }, { init }),
  csv: (query, init) => accountApi['mail.csv'].$get({ query }, { init }),
  advice:
    'These people have not received our email or text message. Please reach them another way, or send it again once the problem is solved.',
  columns: [
    {
      id: 'subject',
      label: 'Subject',
      cell: ({ channel, subject }) => (channel === 'sms' ? `Text message: ${subject}` : subject),
    },
    {
      id: 'recipient',
      label: 'To',
      cell: ({ channel, recipient }) => (
        <a href={`${channel === 'sms' ? 'tel' : 'mailto'}:${recipient}`}>{recipient}</a>
      ),
    },
    { id: 'reason', label: 'Reason', cell: ({ reason }) => reason },
    {
      id: 'diedAt',
      label: 'Last attempt',
      cell: ({ diedAt, tries }) => `${formatMoment(new Date(diedAt))}, after ${plural(tries, 'attempt')}`,
    },
    {
      id: 'createdAt',
      label: 'Written',
      extra: true,
      cell: ({ createdAt }) => formatMoment(new Date(createdAt)),
    },
    { id: 'actions', label: 'Actions', cell: (mail) => <MailActions mail={mail} /> },
  ],
  filters: [],
  empty: (
    <>
      <h2>Every message has been sent</h2>
      <p>
        We try to send an email for three days, or only once if its address does not exist. We try to send a
        text message for some hours, while it is of use. What cannot be sent is here, with the reason.
      </p>
    </>
  ),
  titleOf: ({ recipient }) => recipient,
  bulk: [
    {
      label: 'Send again',
      one: retryMail,
      all: () => answerTo((init) => accountApi.mail.retry.$post({}, { init })),
      done: (count) => `${plural(count, 'message')} queued again. Any that fail will appear here again.`,
    },
  ],
};

export default function Mail(): ReactNode {
  return <ListPage list={mails} />;
}
