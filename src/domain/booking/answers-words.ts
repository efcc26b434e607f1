import type { AnswersBy } from './answers-by.ts';
import type { BookingWords } from './words/en.ts';

/** Sentences that promise an answer, true for clients with and without an email address. */

export function receivedText(words: BookingWords, answersBy: AnswersBy): string {
  return answersBy === 'email' ? words.receivedByEmail : words.receivedByText;
}
