import { eq } from 'drizzle-orm';
import { mailFailureSentence } from '#src/domain/mail/mail-failure-words.ts';
import type { DeadMessage } from '#src/domain/outbox/dead-message.ts';
import { deadMessageListRules } from '#src/domain/outbox/dead-message-list.ts';
import { textFailureSentence } from '#src/domain/sms/text-words.ts';
import { list } from '../lists/list.ts';
import { outbox } from './outbox.table.ts';

const { id, channel, recipient, subject, tries, createdAt, statusSince, status, lastError } = outbox;
const isDead = eq(status, 'dead');

export const deadMessageList = list({
  rules: deadMessageListRules,
  table: outbox,
  id,
  only: isDead,
  columns: { id, channel, recipient, subject, tries, createdAt, statusSince, lastError },
  sorts: { diedAt: statusSince },
  filters: { status: () => isDead },
  rows: (found): DeadMessage[] =>
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
