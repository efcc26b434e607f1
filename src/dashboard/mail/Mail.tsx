import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import type { DeadMessage } from '#src/domain/outbox/dead-message.ts';
import { deadMessageListRules } from '#src/domain/outbox/dead-message-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { plural } from '#src/lib/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { momentText } from '../records/columns.tsx';
import { type RecordBodyProps, recordSheet } from '../records/record-sheet.tsx';
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
      cell: subjectText,
    },
    {
      id: 'recipient',
      label: 'To',
      role: 'secondary',
      cell: ({ channel, recipient }) => (
        <a href={`${channel === 'sms' ? 'tel' : 'mailto'}:${recipient}`}>{recipient}</a>
      ),
    },
    { id: 'reason', label: 'Reason', role: 'secondary', cell: ({ reason }) => reason },
    {
      id: 'diedAt',
      label: 'Last attempt',
      role: 'secondary',
      cell: lastAttemptText,
    },
    {
      id: 'createdAt',
      label: 'Written',
      extra: true,
      cell: ({ createdAt }) => momentText(createdAt),
    },
    { id: 'actions', label: 'Actions', role: 'badge', cell: (mail) => <MailActions mail={mail} /> },
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
  Detail: recordSheet(subjectText, MailBody),
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

function subjectText({ channel, subject }: DeadMessage): string {
  return channel === 'sms' ? `Text message: ${subject}` : subject;
}

function lastAttemptText({ diedAt, tries }: DeadMessage): string {
  return `${momentText(diedAt)}, after ${plural(tries, 'attempt')}`;
}

function MailBody({ item }: RecordBodyProps<DeadMessage>): ReactNode {
  const { recipient, reason, createdAt } = item;
  return (
    <>
      <Facts
        facts={{
          To: recipient,
          Reason: reason,
          'Last attempt': lastAttemptText(item),
          Written: momentText(createdAt),
        }}
      />
      <MailActions mail={item} />
    </>
  );
}

export default function Mail(): ReactNode {
  return <ListPage list={mails} />;
}
