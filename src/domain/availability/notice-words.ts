import { callUs } from '#src/domain/studio/call-words.ts';

/** Explains why a date is too soon to be booked here, and whom to call. */
export function noticeSentence(days: number): string {
  const notice = days === 1 ? 'a day’s notice' : `${days} days’ notice`;
  return `We need ${notice}, because we confirm each booking within 24 hours. ${callSentence()}`;
}

/** Tells how to ask for an earlier date, in plain text. */
function callSentence(): string {
  return `For an earlier date, please ${callUs}.`;
}

/** Prefilled WhatsApp message. */
export const earlyDateText = 'Hello, I would like to book a date at short notice: ';
