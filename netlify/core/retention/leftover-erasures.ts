import { and, like, lte } from 'drizzle-orm';
import { forgetOldWindows } from '../abuse/rate-limit.ts';
import { sweepAccounts } from '../account/sweep-accounts.ts';
import { eraseOldParts } from '../application/cv-part.ts';
import { eraseStrayCvs } from '../application/stray-cvs.ts';
import { forgetOldServerErrors } from '../health/server-errors.ts';
import { forgetOldFailures } from '../island/count-failure.ts';
import { forgetOldReports } from '../island/receive-reports.ts';
import { outboxMails } from '../mail/outbox.table.ts';
import { forgetPhoneDigests } from '../payment/attempt/forget-phones.ts';
import { type Erasure, recordErasure } from './erasure.ts';
import { galleryFileErasure } from './gallery-file-erasure.ts';

/** Alerts are read within a day. */
const alertMailDays = 30;

/** What nobody needs any more and no record names. */
export const leftoverErasures: Erasure[] = [
  { kind: 'rate-limit', eraseSome: (tx, now) => forgetOldWindows(tx, now) },
  { kind: 'island-failure', eraseSome: (tx, now) => forgetOldFailures(tx, now) },
  { kind: 'page-report', eraseSome: (tx, now) => forgetOldReports(tx, now) },
  { kind: 'server-error', eraseSome: (tx, now) => forgetOldServerErrors(tx, now) },
  { kind: 'phone-digest', eraseSome: (tx, now) => forgetPhoneDigests(tx, now) },
  { kind: 'account-leftover', eraseSome: (tx) => sweepAccounts(tx) },
  { kind: 'cv-part', eraseSome: (_tx, now) => eraseOldParts(now) },
  { kind: 'stray-cv', eraseSome: (tx, now) => eraseStrayCvs(tx, now) },
  galleryFileErasure,
  recordErasure({
    kind: 'alert-mail',
    table: outboxMails,
    isDue: (now) =>
      and(
        like(outboxMails.dedupeKey, 'alert:%'),
        lte(outboxMails.createdAt, new Date(now.getTime() - alertMailDays * 86_400_000)),
      ),
  }),
];
