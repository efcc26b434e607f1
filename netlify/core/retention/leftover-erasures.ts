import { and, like, lte } from 'drizzle-orm';
import { deleteExpiredWindows } from '../abuse/rate-limit.ts';
import { sweepAccounts } from '../account/sweep-accounts.ts';
import { eraseOldParts } from '../application/cv-part.ts';
import { eraseStrayCvs } from '../application/stray-cvs.ts';
import type { Transaction } from '../database.ts';
import { deleteOldServerErrors } from '../health/server-errors.ts';
import { eraseOldLetterMails } from '../newsletter/letter/erase-letter-mails.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { erasePhoneDigests } from '../payment/attempt/erase-phones.ts';
import { deleteExpiredSubmissions } from '../request/submission.ts';
import { type Erasure, recordErasure } from './erasure.ts';
import { galleryFileErasure } from './gallery-file-erasure.ts';

const alertMailDays = 30;

/** Builds an erasure without audit entries, which only counts. */
function leftover(kind: string, erase: (tx: Transaction, now: Date) => Promise<number>): Erasure {
  return { kind, eraseSome: async (tx, now) => ({ count: await erase(tx, now) }) };
}

export const leftoverErasures: Erasure[] = [
  leftover('rate-limit', (tx, now) => deleteExpiredWindows(tx, now)),
  leftover('submission', (tx, now) => deleteExpiredSubmissions(tx, now)),
  leftover('server-error', (tx, now) => deleteOldServerErrors(tx, now)),
  leftover('phone-digest', (tx, now) => erasePhoneDigests(tx, now)),
  leftover('account-leftover', (tx) => sweepAccounts(tx)),
  leftover('letter-mail', (tx, now) => eraseOldLetterMails(tx, now)),
  leftover('cv-part', (_tx, now) => eraseOldParts(now)),
  leftover('stray-cv', (tx, now) => eraseStrayCvs(tx, now)),
  galleryFileErasure,
  recordErasure({
    kind: 'alert-mail',
    table: outbox,
    isDue: (now) =>
      and(
        like(outbox.dedupeKey, 'alert:%'),
        lte(outbox.createdAt, new Date(now.getTime() - alertMailDays * 86_400_000)),
      ),
  }),
];
