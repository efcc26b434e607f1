import { eq } from 'drizzle-orm';
import type { DeadMail } from '#src/domain/mail/dead-mail.ts';
import { deadMailListRules } from '#src/domain/mail/dead-mail-list.ts';
import { textFailureSentence } from '#src/domain/sms/text-words.ts';
import { list } from '../lists/list.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { mailFailureSentence } from './mail-failure.ts';

const { id, channel, recipient, subject, tries, createdAt, statusSince, status, lastError } = outbox;
const isDead = eq(status, 'dead');

export const deadMailList = list({
  rules: deadMailListRules,
  table: outbox,
  id,
  only: isDead,
  columns: { id, channel, recipient, subject, tries, createdAt, statusSince, lastError },
  sorts: { diedAt: statusSince },
  filters: { status: () => isDead },
  rows: (found): DeadMail[] =>
    found.map((mail) => ({
      id: mail.id,
      channel: mail.channel,
      recipient: mail.recipient,
      subject: mail.subject,
      tries: mail.tries,
      createdAt: mail.createdAt.toISOString(),
      diedAt: mail.statusSince.toISOString(),
      reason:
        mail.channel === 'sms' ? textFailureSentence(mail.lastError) : mailFailureSentence(mail.lastError),
    })),
  csv: {
    To: (mail) => mail.recipient,
    Kind: (mail) => (mail.channel === 'sms' ? 'Text message' : 'Email'),
    Subject: (mail) => mail.subject,
    Written: (mail) => new Date(mail.createdAt),
    'Given up': (mail) => new Date(mail.diedAt),
    Tries: (mail) => mail.tries,
    Reason: (mail) => mail.reason,
  },
});
