import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { untilText } from '#src/domain/availability/slot/slot-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { nextPart, type PlanPart } from '#src/domain/payment/plan.ts';
import { addDays, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { MailLink } from '../mail/mail-content.ts';
import { composeText, textKey, withShortMonths } from '../sms/compose-text.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import type { Booking } from './booking-queries.ts';
import { clientLanguage } from './client-language.ts';
import { bookingPartWords } from './words/words.ts';

/** News of a booking, most important sentence first. The email about `event` has the same news. */
interface News extends Pick<TextMessage, 'purpose' | 'answers' | 'delay'> {
  event: string;
  sentences: string[];
  link: Pick<MailLink, 'url'>;
  usefulUntil?: Date | undefined;
}

/** Writes a text to the phone of a booking. */
export function bookingText(
  { id, phone }: Pick<Booking, 'id' | 'phone'>,
  { event, sentences, link, usefulUntil, ...text }: News,
): TextMessage {
  return {
    ...text,
    ...(usefulUntil && { usefulUntil }),
    dedupeKey: textKey(event),
    subjectId: id,
    recipient: phone,
    text: composeText(sentences.map(withShortMonths), link.url),
  };
}

/** Returns the text only for a client without an email address, who would not hear of it otherwise. */
export function textWithoutEmail(
  booking: Pick<Booking, 'id' | 'phone' | 'email'>,
  news: News,
): TextMessage[] {
  return booking.email === '' ? [bookingText(booking, news)] : [];
}

/** States what is left to pay next, as short as it can be said; empty once all is paid. */
export function nextPartText(booking: Pick<Booking, 'id'>, plan: readonly PlanPart[]): string {
  const next = nextPart(plan);
  if (next === undefined) return '';
  const words = wordsIn(clientLanguage(booking), bookingPartWords);
  const amount = next.amount - next.paid;
  return next.dueDay === null || plan.length < 2
    ? words.textLeftToPay({ amount })
    : words.textPayBy({ amount, day: next.dueDay });
}

/** Reads when a hold ends: at a time, or with a day if `at` is absent. */
export function holdEndOf(until: Date): { day: string; at?: string } {
  const [day, at] = [todayInKigali(until), timeInKigali(until)];
  return at === '00:00' ? { day: addDays(day, -1) } : { day, at };
}

/** Returns the end of an unpaid hold, as short as it can be said; empty when the slot cannot be lost. */
export function keptUntil(booking: Booking): string {
  return slotOf(booking, new Date())?.state === 'held' ? shortUntil(booking.heldUntil) : '';
}

/** Returns the end of a hold without its year, because it is within weeks; with `now`, “today”. */
export function shortUntil(until: Date | null, now?: Date): string {
  return withShortMonths(untilText(wordsIn('en', sessionWords), until ?? now ?? new Date(), now)).replace(
    / \d{4}$/,
    '',
  );
}
