import { eq } from 'drizzle-orm';
import { beyondOpenRefusal, shareRefusals } from '#src/domain/booking/share/share-words.ts';
import { dueOf } from '#src/domain/payment/ledger.ts';
import { isOpenShare, maxOpenShares, type ShareLink, shareableOf } from '#src/domain/payment/share/share.ts';
import { shareSchema } from '#src/domain/payment/share/share-requests.ts';
import { limitRate } from '../../abuse/rate-limit.ts';
import { audit } from '../../audit/audit.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { isErased } from '../../booking/erased.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { endRequest } from '../attempt/end-requests.ts';
import { balanceOf } from '../ledger/balance.ts';
import { requestsOf } from '../payment-queries.ts';
import { shares } from './share.table.ts';
import { firstToken, hashOfToken, newToken, shareIdOf, shareUrl } from './share-link.ts';
import { findShare, type ShareNow, sharesOf } from './share-queries.ts';

/** Links made for a booking in a day, withdrawn ones included. */
const linksPerDay = 60;

/** Person who changes the shares: `visitor` for the client, or the id of a member of staff. */
interface By {
  actor: string;
}

/** Makes a share of a locked booking, once for each key. Throws ProblemError 400, 409, 422 or 429. */
export async function makeShare(
  tx: Transaction,
  booking: Booking,
  body: unknown,
  { actor, key }: By & { key: string | undefined },
): Promise<ShareLink> {
  const typed = readFields(shareSchema, body);
  const { all, due } = await readShares(tx, booking);
  const id = shareIdOf(booking.id, key);
  const before = findShare(all, id);
  if (before !== undefined) return sameLink(booking, before, typed);
  const shareable = shareableOf(all, due);
  if (isErased(booking) || booking.status === 'cancelled') throw beyondOpen(shareRefusals.cancelled, 0);
  if (typed.amount > shareable) throw beyondOpen(beyondOpenRefusal(shareable), shareable);
  if (all.filter(isOpenShare).length >= maxOpenShares) throw beyondOpen(shareRefusals.tooMany, shareable);
  const token = firstToken(id);
  await tx.insert(shares).values({
    id,
    bookingId: booking.id,
    ...typed,
    language: booking.language,
    tokenHash: hashOfToken(token),
    actor,
  });
  await limitRate(tx, 'share-by-booking', booking.id, linksPerDay, 24 * 60);
  await auditShare(tx, booking, 'booking.share-made', { id, amount: typed.amount }, actor);
  return { id, url: shareUrl(token, booking) };
}

/** Replaces the link of an open share; the earlier one ends. Throws ProblemError 404, 409 or 429. */
export async function renewLink(
  tx: Transaction,
  booking: Booking,
  shareId: string,
  { actor }: By,
): Promise<ShareLink> {
  const share = await requireShare(tx, booking, shareId);
  if (!isOpenShare(share)) throw new ProblemError(409, shareRefusals.ended);
  const token = newToken();
  await tx
    .update(shares)
    .set({ tokenHash: hashOfToken(token) })
    .where(eq(shares.id, share.id));
  await limitRate(tx, 'share-by-booking', booking.id, linksPerDay, 24 * 60);
  await auditShare(tx, booking, 'booking.share-link-renewed', share, actor);
  return { id: share.id, url: shareUrl(token, booking) };
}

/** Ends an unpaid share and its request; idempotent. Throws ProblemError 404 or 409. */
export async function withdrawShare(
  tx: Transaction,
  booking: Booking,
  shareId: string,
  { actor, now }: By & { now: Date },
): Promise<void> {
  const share = await requireShare(tx, booking, shareId);
  if (share.withdrawnAt !== null) return;
  if (share.state === 'paid') throw new ProblemError(409, shareRefusals.paid);
  await tx.update(shares).set({ withdrawnAt: now }).where(eq(shares.id, share.id));
  const [newest] = await requestsOf(tx, booking.id, share.id);
  // One that Paypack may be about to get is checked again before it is sent.
  if (newest !== undefined && newest.transactionRef !== null)
    await endRequest(tx, newest, 'withdrawn', actor);
  await auditShare(tx, booking, 'booking.share-withdrawn', share, actor);
}

async function readShares(tx: Transaction, { id, status }: Booking) {
  const due = status === 'cancelled' ? 0 : dueOf(await balanceOf(tx, id));
  return { all: await sharesOf(tx, id, due), due };
}

async function requireShare(tx: Transaction, booking: Booking, id: string): Promise<ShareNow> {
  const share = findShare((await readShares(tx, booking)).all, id);
  if (share === undefined) throw new ProblemError(404, shareRefusals.gone);
  return share;
}

/** Returns the link of an earlier try of the same submission. Throws ProblemError 409 if it differs. */
function sameLink(
  booking: Booking,
  { id, tokenHash, ...share }: ShareNow,
  typed: { name: string; amount: number },
): ShareLink {
  const token = firstToken(id);
  const isSame =
    share.name === typed.name && share.amount === typed.amount && hashOfToken(token) === tokenHash;
  if (isSame) return { id, url: shareUrl(token, booking) };
  throw new ProblemError(409, shareRefusals.otherDetails);
}

function beyondOpen(sentence: string, open: number): ProblemError {
  return new ProblemError(409, sentence, { extra: { open } });
}

/** Writes the act without the name, which the log must not keep. */
async function auditShare(
  tx: Transaction,
  { id: subjectId }: Booking,
  action: string,
  { id: share, amount }: { id: string; amount: number },
  actor: string,
): Promise<void> {
  await audit(tx, { actor, action, subjectId, after: { share, amount } });
}
