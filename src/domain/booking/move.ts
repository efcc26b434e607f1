import { contactValues } from '#src/domain/studio/call-words.ts';
import { earliestStart } from '#src/lib/dates/umuganda.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type SlotFacts, slotOf } from '../availability/slot/slot.ts';
import { hasNotice, hasStarted, type SessionTime } from './day/session-time.ts';
import type { BookingKind } from './fee/fee.ts';

/** Moves without asking the studio (content/policies/refund-policy.mdx). */
const freeMoves = 1;

/** New dates after an unpaid hold expired. Without a limit, a client could hold slots and never pay. */
const freeRenewals = 2;

export interface ChangeFacts extends SlotFacts, SessionTime {
  kind: BookingKind;
  moves: number;
  /** New dates that the client chose after an unpaid hold expired. */
  renewals: number;
}

export type ChangeRefusal =
  | 'cancelled'
  | 'fee'
  | 'goods'
  | 'started'
  | 'short-notice'
  | 'moved-before'
  | 'kept-before';

/** True if a move frees a slot: a date is set, and its hold has not expired. */
export function freesSlot(booking: SlotFacts, now: Date): boolean {
  return booking.eventDate !== null && !needsNewSlot(booking, now);
}

/** True if the hold has expired unpaid, so that choosing a date takes a new slot. */
export function needsNewSlot(booking: SlotFacts, now: Date): boolean {
  return slotOf(booking, now)?.state === 'ended';
}

/**
 * Returns why the client cannot move the session, or undefined.
 * Notice and earlier moves count only if a date is given up.
 */
export function moveRefusal(booking: ChangeFacts, now: Date): ChangeRefusal | undefined {
  const over = cancelRefusal(booking, now);
  if (over !== undefined) return over;
  if (booking.kind === 'goods') return 'goods';
  if (hasStarted(booking, now)) return 'started';
  if (needsNewSlot(booking, now) && booking.renewals >= freeRenewals) return 'kept-before';
  if (!freesSlot(booking, now)) return undefined;
  if (!hasNotice(booking, now)) return 'short-notice';
  return booking.moves >= freeMoves ? 'moved-before' : undefined;
}

/** Returns why the client cannot cancel, or undefined. Only a confirmed session can start. */
export function cancelRefusal(booking: ChangeFacts, now: Date): 'cancelled' | 'fee' | 'started' | undefined {
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.kind === 'fee') return 'fee';
  return booking.status === 'confirmed' && hasStarted(booking, now) ? 'started' : undefined;
}

const refused = refusals('own-booking');

/** Names a refusal by key and values. */
export function changeRefused(
  refusal: ChangeRefusal,
  { eventDate, startTime }: SessionTime,
  change: 'move' | 'cancel',
): string {
  // Without a date, no refusal names the hour.
  const start = eventDate === null ? '' : (startTime ?? earliestStart(eventDate));
  switch (refusal) {
    case 'cancelled':
      return refused('cancelled');
    case 'fee':
      return refused('feeKept', contactValues);
    case 'goods':
      return refused('goodsUndated');
    case 'started':
      return refused(change === 'move' ? 'startedBeforeMove' : 'startedBeforeCancel', {
        ...contactValues,
        start,
      });
    case 'short-notice':
      return refused('shortNotice', { ...contactValues, start });
    case 'moved-before':
      return refused('movedBefore', contactValues);
    case 'kept-before':
      return refused('keptBefore', contactValues);
  }
}
