import { and, lte, sql } from 'drizzle-orm';
import { outboxMails } from '../mail/outbox.table.ts';
import { recordErasure } from './erasure.ts';

/** Mails about an account are of no use after a month: codes have run out long before. */
const accountMailDays = 30;

const aboutAnAccount = sql`${outboxMails.dedupeKey} ~ '^(code|account-exists|password-changed|email-changed):'`;

/** What accounts leave behind while they exist. Their own rows go with the account. */
export const accountErasures = [
  recordErasure({
    kind: 'account-mail',
    table: outboxMails,
    isDue: (now) =>
      and(aboutAnAccount, lte(outboxMails.createdAt, new Date(now.getTime() - accountMailDays * 86_400_000))),
  }),
];
