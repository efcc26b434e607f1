import { callUs } from '#src/features/studio/call-words.ts';

/** Why a date cannot be booked here yet, and who can still book it. */
export function noticeSentence(days: number): string {
  const notice = days === 1 ? 'a day’s notice' : `${days} days’ notice`;
  return `We need ${notice}, because we confirm each booking within 24 hours. ${callSentence()}`;
}

/** How to ask for an earlier date, where nothing can be pressed. */
function callSentence(): string {
  return `For an earlier date, please ${callUs}.`;
}

/** The words that WhatsApp opens with. */
export const earlyDateText = 'Hello, I would like to book a date at short notice: ';
