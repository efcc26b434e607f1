import * as z from 'zod/mini';
import {
  consent,
  language,
  line,
  lines,
  optionalEmail,
  optionalLine,
  optionalPhone,
} from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { applicationLimits, motivationLength } from './application-limits.ts';
import { maxCvMegabytes } from './cv.ts';

/** Server-side rules of an internship application; the form's own checks must match. */

const refused = refusals('application');

export const cvRefusals = {
  missing: refused('cvMissing'),
  tooLarge: refused('cvTooLarge', { most: maxCvMegabytes }),
  notPdf: refused('cvNotPdf'),
  partGone: refused('cvPartGone'),
} as const;

const { name, availability, portfolio } = applicationLimits;

const programmeEmpty = refused('programmeEmpty');
const portfolioWrong = refused('portfolioWrong');

/** Builds the schema of `POST /api/applications`, without the CV. `programmes` holds the open slugs. */
export function applicationSchema(programmes: { has(slug: string): boolean }) {
  return z
    .object({
      name: line(name, refused('nameEmpty'), refused('nameTooLong', { most: name })),
      email: optionalEmail(),
      phone: optionalPhone(),
      language: language(),
      programme: z
        .string(programmeEmpty)
        .check(z.refine((slug) => programmes.has(slug), { error: programmeEmpty })),
      /** Months, days or hours, as free text. */
      availability: line(
        availability,
        refused('availabilityEmpty'),
        refused('availabilityTooLong', { most: availability }),
      ),
      motivation: lines(
        motivationLength.max,
        refused('motivationEmpty'),
        refused('motivationTooLong', { most: motivationLength.max }),
      ).check(
        z.refine((words) => words.length >= motivationLength.min, {
          error: refused('motivationTooShort', { least: motivationLength.min }),
        }),
      ),
      portfolio: z.optional(
        optionalLine(portfolio, refused('portfolioTooLong', { most: portfolio })).check(
          z.refine((link) => link === '' || isWebLink(link), { error: portfolioWrong }),
        ),
      ),
      consent: consent(refused('consentMissing')),
    })
    .check(...phoneOrEmail);
}

export type ApplicationRequest = z.infer<ReturnType<typeof applicationSchema>>;

/** True for http and https. Links of other schemes could run script in an email or a dashboard. */
function isWebLink(link: string): boolean {
  const url = URL.parse(link);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hostname.includes('.');
}
