import type { AnswersBy } from './answers-by.ts';

/** Sentences that promise an answer, true for clients with and without an email address. */

export const receivedSentence: Record<AnswersBy, string> = {
  email: 'A confirmation email is on its way to you, and we will contact you within 24 hours.',
  text: 'A text message is on its way to you, and we will contact you within 24 hours.',
};
