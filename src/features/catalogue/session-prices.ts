import * as z from 'zod';
import { tiers } from './tier.ts';

/** `content/prices/sessions.json`: what the service pages sell. Read at build time and on the server only. */

const amount = z
  .int('A price is a whole number of RWF, without quotes or commas: write 150000.')
  .positive('A price is more than 0 RWF.');

const inclusions = z.array(z.string().min(1)).min(1, 'Say at least one thing that this tier includes.');

const byTier = <T extends z.ZodType>(value: T) => z.record(z.enum(tiers), value);

const sessionPackage = z.object({
  /** Stable id, part of a cart line's options. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and dashes only.'),
  label: z.string().min(1),
  /** What the client gets, tier by tier (specification 9, inclusions). */
  inclusions: byTier(inclusions),
});

const sessionService = z
  .object({
    label: z.string().min(1),
    /** The page that sells it, for links back from the cart. */
    page: z.string().startsWith('/'),
    /** The third field of a selection: duration, type or team size, and which value is chosen first. */
    option: z.object({
      name: z.enum(['duration', 'type', 'teamSize']),
      label: z.string(),
      default: z.string(),
    }),
    options: z.array(z.object({ id: z.string(), label: z.string() })).min(1),
    /** RWF by option id, then tier. */
    prices: z.record(z.string(), byTier(amount)),
    packages: z.array(sessionPackage).min(1),
  })
  .superRefine((service, ctx) => {
    const ids = service.options.map((option) => option.id);
    for (const id of [...ids, service.option.default]) {
      if (!service.prices[id])
        ctx.addIssue({
          code: 'custom',
          path: ['prices', id],
          message: `There is no price for "${id}": add one for each tier.`,
        });
    }
    for (const id of Object.keys(service.prices)) {
      if (!ids.includes(id))
        ctx.addIssue({
          code: 'custom',
          path: ['prices', id],
          message: `"${id}" is not one of the options (${ids.join(', ')}).`,
        });
    }
  });

export const sessionPricesSchema = z.record(z.string(), sessionService);

export type SessionPrices = z.infer<typeof sessionPricesSchema>;
export type SessionService = z.infer<typeof sessionService>;
