import * as z from 'zod/mini';
import {
  consent,
  line,
  lines,
  optionalEmail,
  optionalLine,
  optionalPhone,
} from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';
import { applicationLimits, applicationSentences, motivationLength } from './application-words.ts';

/** Server-side rules of an internship application; the form's own checks must match. */

const { name, availability, portfolio } = applicationLimits;

/** Builds the schema of `POST /api/applications`, without the CV. `programmes` holds the open slugs. */
export function applicationSchema(programmes: { has(slug: string): boolean }) {
  const { programme } = applicationSentences;
  return z
    .object({
      name: line(name, applicationSentences.name, `Please keep the name under ${name} characters.`),
      email: optionalEmail(),
      phone: optionalPhone(),
      programme: z.string(programme).check(z.refine((slug) => programmes.has(slug), { error: programme })),
      /** Months, days or hours, as free text. */
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
      portfolio: z.optional(
        optionalLine(portfolio, `Please choose a link of at most ${portfolio} characters.`).check(
          z.refine((link) => link === '' || isWebLink(link), { error: applicationSentences.portfolio }),
        ),
      ),
      consent: consent(applicationSentences.consent),
    })
    .check(...phoneOrEmail);
}

export type ApplicationRequest = z.infer<ReturnType<typeof applicationSchema>>;

/** True for http and https. Links of other schemes could run script in an email or a dashboard. */
function isWebLink(link: string): boolean {
  const url = URL.parse(link);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hostname.includes('.');
}
