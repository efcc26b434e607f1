import { and, lte, ne, sql } from 'drizzle-orm';
import { loginOriginMonths } from '#src/features/account/login/login-origin.ts';
import { monthsBefore } from '#src/lib/dates/dates.ts';
import { invitations } from '../account/invitation/invitation.table.ts';
import { loginActions } from '../account/login/note-login.ts';
import { forgetOrigins } from '../audit/audit.ts';
import { outboxMails } from '../mail/outbox.table.ts';
import { type Erasure, recordErasure } from './erasure.ts';

/** Mails about an account are of no use after a month: codes have run out long before. */
const accountMailDays = 30;

/** An invitation says for so long, after its time, how it ended. */
const invitationDaysAfter = 30;

const aboutAnAccount = sql`${outboxMails.dedupeKey} ~ '^(code|account-exists|password-changed|email-changed|many-tries|invitation):'`;

/** Waited to be sent when its account was deleted. */
const ofADeletedAccount = sql`${outboxMails.dedupeKey} ~ '^deleted-account:'`;

/** What accounts leave behind, but for their own rows, which go with the account. */
export const accountErasures: Erasure[] = [
  recordErasure({
    kind: 'account-mail',
    table: outboxMails,
    isDue: (now) =>
      and(aboutAnAccount, lte(outboxMails.createdAt, new Date(now.getTime() - accountMailDays * 86_400_000))),
  }),
  {
    kind: 'login-origin',
    eraseSome: async (tx, now) => ({
      count: await forgetOrigins(tx, loginActions, monthsBefore(now, loginOriginMonths)),
    }),
  },
  recordErasure({
    kind: 'invitation',
    table: invitations,
    isDue: (now) => lte(invitations.expiresAt, new Date(now.getTime() - invitationDaysAfter * 86_400_000)),
  }),
  recordErasure({
    kind: 'deleted-account-mail',
    table: outboxMails,
    isDue: () => and(ofADeletedAccount, ne(outboxMails.status, 'waiting')),
  }),
];
