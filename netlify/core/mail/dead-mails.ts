import { eq } from 'drizzle-orm';
import type { DeadMail } from '#src/domain/mail/dead-mail.ts';
import { deadMailListRules } from '#src/domain/mail/dead-mail-list.ts';
import { list } from '../lists/list.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { mailFailureSentence } from './mail-failure.ts';

const { id, recipient, subject, tries, createdAt, statusSince, status, lastError } = outbox;
const isDead = eq(status, 'dead');

export const deadMailList = list({
  rules: deadMailListRules,
  table: outbox,
  id,
  only: isDead,
  columns: { id, recipient, subject, tries, createdAt, statusSince, lastError },
  sorts: { diedAt: statusSince },
  filters: { status: () => isDead },
  rows: (found): DeadMail[] =>
    found.map((mail) => ({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      tries: mail.tries,
      createdAt: mail.createdAt.toISOString(),
      diedAt: mail.statusSince.toISOString(),
      reason: mailFailureSentence(mail.lastError),
    })),
  csv: {
    To: (mail) => mail.recipient,
    Subject: (mail) => mail.subject,
    Written: (mail) => new Date(mail.createdAt),
    'Given up': (mail) => new Date(mail.diedAt),
    Tries: (mail) => mail.tries,
    Reason: (mail) => mail.reason,
  },
});
