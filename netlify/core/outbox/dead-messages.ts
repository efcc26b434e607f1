import { eq } from 'drizzle-orm';
import type { DeadMail } from '#src/domain/mail/dead-mail.ts';
import { deadMailListRules } from '#src/domain/mail/dead-mail-list.ts';
import { mailFailureSentence } from '#src/domain/mail/mail-failure-words.ts';
import { textFailureSentence } from '#src/domain/sms/text-words.ts';
import { list } from '../lists/list.ts';
import { outbox } from './outbox.table.ts';

const { id, channel, recipient, subject, tries, createdAt, statusSince, status, lastError } = outbox;
const isDead = eq(status, 'dead');

export const deadMessageList = list({
  rules: deadMailListRules,
  table: outbox,
  id,
  only: isDead,
  columns: { id, channel, recipient, subject, tries, createdAt, statusSince, lastError },
  sorts: { diedAt: statusSince },
  filters: { status: () => isDead },
  rows: (found): DeadMail[] =>
    found.map((message) => ({
      id: message.id,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      tries: message.tries,
      createdAt: message.createdAt.toISOString(),
      diedAt: message.statusSince.toISOString(),
      reason:
        message.channel === 'sms'
          ? textFailureSentence(message.lastError)
          : mailFailureSentence(message.lastError),
    })),
  csv: {
    To: (message) => message.recipient,
    Kind: (message) => (message.channel === 'sms' ? 'Text message' : 'Email'),
    Subject: (message) => message.subject,
    Written: (message) => new Date(message.createdAt),
    'Given up': (message) => new Date(message.diedAt),
    Tries: (message) => message.tries,
    Reason: (message) => message.reason,
  },
});
