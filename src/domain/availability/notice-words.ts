import { callUs } from '#src/domain/studio/call-words.ts';

export function noticeSentence(days: number): string {
  const notice = days === 1 ? 'a day’s notice' : `${days} days’ notice`;
  return `We need ${notice}, because we confirm each booking within 24 hours. ${callSentence()}`;
}

function callSentence(): string {
  return `For an earlier date, please ${callUs}.`;
}

export const earlyDateText = 'Hello, I would like to book a date at short notice: ';
