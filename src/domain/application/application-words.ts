/** Words and limits of the application form, without the schema, which browsers do not need. */

export const applicationLimits = { name: 100, availability: 200, portfolio: 300 } as const;

/** Length of a motivation, in characters. */
export const motivationLength = { min: 50, max: 3000 } as const;

/** Months that an application and its CV are kept, from the day of the application. */
export const applicationRetentionMonths = 12;

/** Consent of the visitor, stored word for word with the application. */
export const applicationConsent = `I agree that the studio keeps my application and my CV for ${applicationRetentionMonths} months to decide about it.`;

export const applicationSentences = {
  name: 'Please enter your full name.',
  programme: 'Please choose the programme you are applying for.',
  availability: 'Please write when you are available, for example “January to March, mornings”.',
  motivation: 'Please write what you want to learn, and why now.',
  motivationShort: `Please write a little more about what you want to learn: at least ${motivationLength.min} characters.`,
  motivationLong: `Please keep your motivation under ${motivationLength.max.toLocaleString('en-GB')} characters.`,
  portfolio: 'Please write the whole link, beginning with https://, or leave it empty.',
  consent: 'Please tick the box: we need your consent to read your application.',
} as const;

export function motivationProblem(words: string): string | undefined {
  const { length } = words.replace(/\r\n?/g, '\n').trim();
  if (length === 0) return applicationSentences.motivation;
  if (length > motivationLength.max) return applicationSentences.motivationLong;
  return length < motivationLength.min ? applicationSentences.motivationShort : undefined;
}
