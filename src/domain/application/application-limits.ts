import type { ApplicationWords } from './words/en.ts';

/** Limits of the application form, without the schema, which browsers do not need. */

export const applicationLimits = { name: 100, availability: 200, portfolio: 300 } as const;

/** Length of a motivation, in characters. */
export const motivationLength = { min: 50, max: 3000 } as const;

/** Months that an application and its CV are kept, from the day of the application. */
export const applicationRetentionMonths = 12;

/** Consent of the visitor, stored word for word with the application. */
export function applicationConsent(words: ApplicationWords): string {
  return words.consent({ months: applicationRetentionMonths });
}

export function motivationProblem(text: string): 'empty' | 'tooShort' | 'tooLong' | undefined {
  const { length } = text.replace(/\r\n?/g, '\n').trim();
  if (length === 0) return 'empty';
  if (length > motivationLength.max) return 'tooLong';
  return length < motivationLength.min ? 'tooShort' : undefined;
}
