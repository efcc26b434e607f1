import { forgetOldWindows } from '../abuse/rate-limit.ts';
import { sweepAccounts } from '../account/sweep-accounts.ts';
import { eraseOldParts } from '../application/cv-part.ts';
import { eraseStrayCvs } from '../application/stray-cvs.ts';
import { forgetOldFailures } from '../island/count-failure.ts';
import type { Erasure } from './erasure.ts';
import { galleryFileErasure } from './gallery-file-erasure.ts';

/** What nobody needs any more and no record names. */
export const leftoverErasures: Erasure[] = [
  { kind: 'rate-limit', eraseSome: (tx, now) => forgetOldWindows(tx, now) },
  { kind: 'island-failure', eraseSome: (tx, now) => forgetOldFailures(tx, now) },
  { kind: 'account-leftover', eraseSome: (tx) => sweepAccounts(tx) },
  { kind: 'cv-part', eraseSome: (_tx, now) => eraseOldParts(now) },
  { kind: 'stray-cv', eraseSome: (tx, now) => eraseStrayCvs(tx, now) },
  galleryFileErasure,
];
