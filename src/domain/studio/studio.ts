import * as z from 'zod';
import { contentSource } from '#src/lib/content/content-schema.ts';
import { hoursSentence, readOpeningHours } from './facts/opening-hours.ts';

const phone = z.object({
  /** As people read it. */
  display: z.string(),
  /** As `tel:` links need it. */
  number: z
    .string()
    .regex(/^\+\d{8,15}$/, 'Write the number with its country code and no spaces: +250700000001.'),
});

/** `content/site.json`: who the studio is and how to reach it. */
export const siteSchema = z.object({
  name: z.string(),
  /** Whose word the address, the numbers and the registration for VAT are. */
  source: contentSource.optional(),
  tagline: z.string(),
  description: z.string(),
  /** Public address of the site, without a slash at the end. */
  url: z.url(),
  address: z.object({ street: z.string(), district: z.string(), city: z.string(), country: z.string() }),
  map: z.object({ latitude: z.number(), longitude: z.number() }),
  emails: z.object({ general: z.email(), bookings: z.email() }),
  phones: z.tuple([phone, phone]),
  /** Number that the chat's hand-over opens. */
  whatsapp: phone.shape.number,
  /** When the studio is open, and when the office answers (docs/product.md, Public facts). */
  hours: z.string().refine((text) => readOpeningHours(text) !== undefined, hoursSentence),
  officeHours: z.string(),
  /** The header shows an icon for each. */
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
  /** A line that ends every email, above the address. */
  mailLine: z.string().min(1).optional(),
});

export type Site = z.infer<typeof siteSchema>;
