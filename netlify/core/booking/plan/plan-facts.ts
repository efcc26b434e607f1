import { planWords } from '#src/domain/payment/plan/words/words.ts';
import type { AgreedPart, PlanPart } from '#src/domain/payment/plan.ts';
import { agreedRows, type PartRow, paidRows } from '#src/domain/payment/plan-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../../client-language.ts';
import { facts } from '../../mail/compose.ts';
import type { MailPart } from '../../mail/mail-content.ts';
import type { Booking } from '../booking-queries.ts';

/** Lists the parts of a booking and what is paid of them; nothing for a price that is due at once. */
export function planFacts(plan: readonly PlanPart[], language: Language): MailPart[] {
  return factsOfRows(paidRows(wordsIn(language, planWords), plan, todayInKigali(new Date())));
}

/** Lists the parts of an offer; nothing for a price that is due at once. */
export function agreedFacts(
  parts: readonly AgreedPart[],
  booking: Pick<Booking, 'kind' | 'eventDate' | 'language'>,
): MailPart[] {
  const { kind, eventDate } = booking;
  return factsOfRows(
    agreedRows(wordsIn(clientLanguage(booking), planWords), parts, {
      session: eventDate,
      dated: kind === 'session',
    }),
  );
}

function factsOfRows(rows: readonly PartRow[]): MailPart[] {
  if (rows.length === 0) return [];
  const pairs = rows.map(({ label, amount, state }) => [label, state ? `${amount}. ${state}` : amount]);
  return [facts(Object.fromEntries(pairs))];
}
