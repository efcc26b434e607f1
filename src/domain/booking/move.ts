import { callUs } from '#src/domain/studio/call-words.ts';
import { earliestStart } from '#src/lib/dates/umuganda.ts';
import { type SlotFacts, slotOf } from '../availability/slot/slot.ts';
import { hasNotice, hasStarted, type SessionDay } from './day/session-start.ts';
import type { BookingKind } from './fee/fee.ts';

/** Moves that a client makes without asking the studio (content/policies/refund-policy.mdx). */
const freeMoves = 1;

/** So often a client whose time to pay was over chooses another day: else someone who never pays would hold one for ever. */
const freeRenewals = 2;

/** What decides about moving a session, or cancelling it. */
export interface ChangeFacts extends SlotFacts {
  kind: BookingKind;
  /** How often the client has moved it from one day to another. */
  moves: number;
  /** How often the client has chosen another one after the time to pay was over. */
  renewals: number;
}

/** Why a client cannot change a booking alone. */
export type ChangeRefusal =
  | 'cancelled'
  | 'fee'
  | 'goods'
  | 'started'
  | 'short-notice'
  | 'moved-before'
  | 'kept-before';

/** True when the client gives up a day of their own: not one that is still open, nor one that we no longer keep for them. */
export function releasesDay(booking: SlotFacts, now: Date): boolean {
  return booking.eventDate !== null && !renewsDay(booking, now);
}

/** True when the client would choose another day in place of one that we no longer keep, as it was not paid. */
export function renewsDay(booking: SlotFacts, now: Date): boolean {
  return slotOf(booking, now)?.state === 'ended';
}

/** Why the client cannot move the session, or undefined. Notice and earlier moves count only where a day is given up. */
export function moveRefusal(booking: ChangeFacts, now: Date): ChangeRefusal | undefined {
  const over = cancelRefusal(booking, now);
  if (over !== undefined) return over;
  if (booking.kind === 'goods') return 'goods';
  if (hasStarted(booking, now)) return 'started';
  if (renewsDay(booking, now) && booking.renewals >= freeRenewals) return 'kept-before';
  if (!releasesDay(booking, now)) return undefined;
  if (!hasNotice(booking, now)) return 'short-notice';
  return booking.moves >= freeMoves ? 'moved-before' : undefined;
}

/** Explains why the client cannot cancel, or undefined. Only a confirmed session starts. */
export function cancelRefusal(booking: ChangeFacts, now: Date): 'cancelled' | 'fee' | 'started' | undefined {
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.kind === 'fee') return 'fee';
  return booking.status === 'confirmed' && hasStarted(booking, now) ? 'started' : undefined;
}

/** Words the refusal of a change, with what to do instead. */
export function changeRefusalSentence(
  refusal: ChangeRefusal,
  { eventDate }: SessionDay,
  change: 'move' | 'cancel',
): string {
  const start = eventDate === null ? '' : earliestStart(eventDate);
  switch (refusal) {
    case 'cancelled':
      return 'This booking is cancelled. You can book again at any time.';
    case 'fee':
      return `This is the fee of a class or an internship. To give up your place, please ${callUs}.`;
    case 'goods':
      return 'This booking has no session, so there is no date to move.';
    case 'started':
      return `It is past ${start} on the day of your session, so this page can no longer ${change} it. Please ${callUs}.`;
    case 'short-notice':
      return `It is less than 72 hours before the session, counted from ${start} on its date. Please ${callUs}, and we’ll find another date together.`;
    case 'moved-before':
      return `You have already moved this session once. To move it again, please ${callUs}.`;
    case 'kept-before':
      return `We have kept a date for this booking several times already. To choose another one, please ${callUs}.`;
  }
}
