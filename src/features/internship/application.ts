import * as z from 'zod/mini';
import { consent, emailAddress, line, lines, requiredPhone, text } from '#src/lib/forms/form-fields.ts';

/** The rules of an internship application, the same in the form and on the server. */

/** The most characters that a field takes. */
export const applicationLimits = { name: 100, availability: 200, portfolio: 300 } as const;

/** How long a motivation is, in characters. */
export const motivationLength = { min: 50, max: 3000 } as const;

/** How long an application and its CV are kept. */
export const applicationMonths = 12;

/** What the visitor agrees to; it is stored with the application, word for word. */
export const applicationConsent = `I agree that the studio keeps my application and my CV for ${applicationMonths} months to decide about it.`;

/** The thanks (specification 8), in two parts so that the first can stand out. */
export const applicationThanks = {
  title: 'Thank you! Your application was received.',
  text: 'We will contact you shortly.',
} as const;

/** What each field says when it is empty or otherwise than it should be. */
export const applicationSentences = {
  name: 'Please enter your full name.',
  programme: 'Please choose the programme that you apply for.',
  availability: 'Please write when you are available, for example “January to March, mornings”.',
  motivation: 'Please write what you want to learn, and why now.',
  motivationShort: `Please write a little more about what you want to learn: at least ${motivationLength.min} characters.`,
  motivationLong: `Please keep your motivation under ${motivationLength.max.toLocaleString('en-GB')} characters.`,
  portfolio: 'Please write the whole link, beginning with https://, or leave it empty.',
  consent: 'Please agree that we keep your application: without it we cannot read it.',
} as const;

const { name, availability, portfolio } = applicationLimits;

/** What `POST /api/applications` takes beside the CV. `programmes` holds the slugs that one can apply for. */
export function applicationSchema(programmes: { has(slug: string): boolean }) {
  const { programme } = applicationSentences;
  return z.object({
    name: line(name, applicationSentences.name, `Please keep the name under ${name} characters.`),
    email: emailAddress(),
    phone: requiredPhone(),
    /** Slug. */
    programme: z.string(programme).check(z.refine((slug) => programmes.has(slug), { error: programme })),
    /** Months, days or hours, as people write them. */
    availability: line(
      availability,
      applicationSentences.availability,
      `Please keep this under ${availability} characters.`,
    ),
    motivation: lines(
      motivationLength.max,
      applicationSentences.motivation,
      applicationSentences.motivationLong,
    ).check(
      z.refine((words) => words.length >= motivationLength.min, {
        error: applicationSentences.motivationShort,
      }),
    ),
    /** An address of the web, or nothing. */
    portfolio: z.optional(
      text(portfolio, `Please choose a link of at most ${portfolio} characters.`).check(
        z.refine((link) => link === '' || isWebLink(link), { error: applicationSentences.portfolio }),
      ),
    ),
    consent: consent(applicationSentences.consent),
  });
}

export type ApplicationRequest = z.infer<ReturnType<typeof applicationSchema>>;

/** What is wrong with a motivation's length, as a sentence; undefined when nothing is. */
export function motivationProblem(words: string): string | undefined {
  const { length } = words.replace(/\r\n?/g, '\n').trim();
  if (length === 0) return applicationSentences.motivation;
  if (length > motivationLength.max) return applicationSentences.motivationLong;
  return length < motivationLength.min ? applicationSentences.motivationShort : undefined;
}

/** Only these two kinds may become links in a mail or a dashboard: others could run something. */
function isWebLink(link: string): boolean {
  const url = URL.parse(link);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hostname.includes('.');
}
