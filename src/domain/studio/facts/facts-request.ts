import * as z from 'zod/mini';
import { emailAddress, line } from '#src/lib/forms/form-fields.ts';
import { openingHoursSchema } from './opening-hours.ts';
import type { StudioFacts } from './studio-facts.ts';

export const factLimits = { line: 120, mailLine: 300 } as const;

const fact = () =>
  line(factLimits.line, 'Please fill this in.', `Please keep this under ${factLimits.line} characters.`);

const phone = () =>
  fact().check(
    z.regex(/^\+[1-9](?: ?\d){7,14}$/, 'Write the number with its country code: +250 700 000 001.'),
  );

/** If omitted, the header has no icon for it. */
const profile = () =>
  z.nullish(
    fact().check(
      z.refine((typed) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(typed) && URL.canParse(typed), {
        error: 'Write the whole address, beginning with https://.',
      }),
    ),
  );

export const factsSchema: z.ZodMiniType<StudioFacts> = z.object({
  street: fact(),
  district: fact(),
  city: fact(),
  country: fact(),
  emailGeneral: emailAddress(),
  emailBookings: emailAddress(),
  phone: phone(),
  secondPhone: phone(),
  whatsapp: phone(),
  hours: openingHoursSchema,
  officeHours: openingHoursSchema,
  instagram: profile(),
  facebook: profile(),
  youtube: profile(),
  x: profile(),
  vatRegistered: z.boolean('Say whether the studio is registered for VAT: true or false.'),
  mailLine: z.nullish(
    line(
      factLimits.mailLine,
      'Please write the line, or leave it out.',
      `Please keep the line under ${factLimits.mailLine} characters.`,
    ),
  ),
}) as unknown as z.ZodMiniType<StudioFacts>;
