import * as z from 'zod/mini';
import {
  consent,
  emailAddress,
  line,
  lines,
  optionalLine,
  requiredPhone,
} from '#src/lib/forms/form-fields.ts';
import { applicationLimits, applicationSentences, motivationLength } from './application-words.ts';

/** The rules of an internship application, as the server checks them; the form's own checks say the same. */

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
      optionalLine(portfolio, `Please choose a link of at most ${portfolio} characters.`).check(
        z.refine((link) => link === '' || isWebLink(link), { error: applicationSentences.portfolio }),
      ),
    ),
    consent: consent(applicationSentences.consent),
  });
}

export type ApplicationRequest = z.infer<ReturnType<typeof applicationSchema>>;

/** Only these two kinds may become links in a mail or a dashboard: others could run something. */
function isWebLink(link: string): boolean {
  const url = URL.parse(link);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hostname.includes('.');
}
