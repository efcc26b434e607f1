import * as z from 'zod';
import { contentSource, words } from '#src/lib/content/content-schema.ts';
import { openingHoursSchema } from './facts/opening-hours.ts';

const phone = z.object({
  display: z.string(),
  /** Form for `tel:` links. */
  number: z
    .string()
    .regex(/^\+\d{8,15}$/, 'Write the number with its country code and no spaces: +250700000001.'),
});

/** Native speaker who confirmed a language, marked words included; null keeps it from visitors. */
const confirmation = z.strictObject({
  confirmedBy: z
    .string()
    .trim()
    .min(1, 'Write the name of the native speaker who confirmed the words, or null.')
    .nullable(),
});

export const siteSchema = z.object({
  name: z.string(),
  /** Source of the address, the numbers and the VAT registration. */
  source: contentSource.optional(),
  tagline: words('the studio in a few words'),
  description: words('the description for search engines'),
  /** Public address of the site, without trailing slash. */
  url: z.url(),
  address: z.object({ street: z.string(), district: z.string(), city: z.string(), country: z.string() }),
  map: z.object({ latitude: z.number(), longitude: z.number() }),
  emails: z.object({ general: z.email(), bookings: z.email() }),
  phones: z.tuple([phone, phone]),
  /** Number opened by the chat's hand-over. */
  whatsapp: phone.shape.number,
  /** Hours of the studio and of the office (docs/product.md, Public facts). */
  hours: openingHoursSchema,
  officeHours: openingHoursSchema,
  /** Each has an icon in the header. */
  social: z.array(
    z.object({
      name: z.enum(
        ['Instagram', 'Facebook', 'YouTube', 'X'],
        'Write Instagram, Facebook, YouTube or X: the header has an icon for these.',
      ),
      url: z.url('Write the whole address, beginning with https://.'),
    }),
  ),
  /** False hides VAT everywhere. */
  vatRegistered: z.boolean(),
  /** Languages with words marked as unconfirmed are on the deployed site only with such a name. */
  languages: z.strictObject({ fr: confirmation.optional(), rw: confirmation.optional() }),
  mailLine: z.string().min(1).optional(),
});

export type Site = z.infer<typeof siteSchema>;
