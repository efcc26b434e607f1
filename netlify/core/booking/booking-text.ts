import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { nextPart, type PlanPart } from '#src/domain/payment/plan.ts';
import { addDays, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../client-language.ts';
import type { MailLink } from '../mail/mail-content.ts';
import { composeText, textKey } from '../sms/compose-text.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import type { Booking } from './booking-queries.ts';
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
    text: composeText(sentences, link.url),
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
export function nextPartText(booking: Pick<Booking, 'language'>, plan: readonly PlanPart[]): string {
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

/** Reads when the hold of an unpaid slot ends; undefined when the slot cannot be lost. */
export function keptUntil(booking: Booking): { day: string; at?: string } | undefined {
  const slot = slotOf(booking, new Date());
  return slot?.state === 'held' ? holdEndOf(new Date(slot.until)) : undefined;
}
