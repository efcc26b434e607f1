import * as z from 'zod';
import { contentId, contentSource } from '#src/lib/content/content-schema.ts';
import { tiers } from '../tier.ts';
import { sessionOffers } from './session-offers.ts';
import { amountSchema } from './written-price.ts';

/** `content/prices/sessions.json`: what the service pages sell. Read at build time and on the server only. */

const inclusions = z
  .array(z.string().min(1, 'Say what is included, or take this empty line out.'))
  .min(1, 'Say at least one thing that this tier includes.');

const byTier = <T extends z.ZodType>(value: T) => z.record(z.enum(tiers), value);

const choice = z.object({
  id: contentId,
  /** As a switch or a tab says it: "10". */
  label: z.string().min(1, 'Say what the visitor reads on the switch.'),
  /** As it reads alone, in a cart or on a receipt, where the label is too short for that: "team of 10". */
  inFull: z.string().min(1).optional(),
});

const sessionPackage = choice.extend({
  /** Sizes of this package only, such as the EP and the album of music production. Absent: the service's. */
  options: z.array(choice).min(1, 'List the choices, or leave "options" out.').optional(),
  /** What the client gets, tier by tier. */
  inclusions: byTier(inclusions),
});

const sessionService = z
  .object({
    label: z.string().min(1),
    /** The page that sells it, for links back from the cart. */
    page: z.string().startsWith('/', 'Write the address within the site: /services/photography.'),
    /**
     * What a key of `prices` names, which is also the middle of the sku:
     * `option` (all packages share prices: 4h), `package` (event) or `package-and-option` (podcast-season).
     */
    pricedBy: z.enum(
      ['option', 'package', 'package-and-option'],
      'Write "option", "package" or "package-and-option".',
    ),
    /** The switch above the table: the third field of a selection, and which of its values is chosen first. */
    option: z.object({
      name: z.enum(['duration', 'type', 'teamSize'], 'Write "duration", "type" or "teamSize".'),
      label: z.string().min(1),
      default: z.string(),
    }),
    /** Sizes of every package: they are the switch, and the packages are below each other. Empty: packages are tabs. */
    options: z.array(choice),
    /** Makes the packages tabs beside a switch of sizes: what the tabs are called, "Kind of photography". */
    kinds: z.string().min(1, 'Say what the tabs are called, or leave "kinds" out.').optional(),
    /** RWF by key (see `pricedBy`), then tier. */
    prices: z.record(z.string(), byTier(amountSchema)),
    /** Keys that have no price on purpose, and what the page says instead of tier cards, before a link to ask. */
    onRequest: z.record(z.string(), z.string().min(1, 'Say why this has no price.')).optional(),
    packages: z.array(sessionPackage).min(1),
    /** Whose word the inclusions are. */
    source: contentSource.optional(),
  })
  .superRefine((service, ctx) => {
    for (const { path, message } of priceProblems(service)) ctx.addIssue({ code: 'custom', path, message });
  });

export const sessionPricesSchema = z.record(z.string(), sessionService);

/** Something a visitor chooses by a switch or a tab. */
export type SessionChoice = z.infer<typeof choice>;
export type SessionPackage = z.infer<typeof sessionPackage>;
export type SessionService = z.infer<typeof sessionService>;
export type SessionPrices = z.infer<typeof sessionPricesSchema>;

interface Problem {
  path: string[];
  message: string;
}

/** Every combination has a price or is on request, nothing is priced that is not sold, and the default exists. */
function priceProblems(service: SessionService): Problem[] {
  const onRequest = Object.keys(service.onRequest ?? {});
  const offers = sessionOffers(service);
  const keys = new Set(offers.map((offer) => offer.key));
  const switched = (service.options.length > 0 ? service.options : service.packages).map((one) => one.id);
  return [
    ...[...keys]
      .filter((key) => !(key in service.prices) && !onRequest.includes(key))
      .map((key) => ({
        path: ['prices', key],
        message: `There is no price for "${key}": add one for each tier, or name it in "onRequest".`,
      })),
    ...[...Object.keys(service.prices), ...onRequest]
      .filter((key) => !keys.has(key))
      .map((key) => ({
        path: ['prices', key],
        message: `"${key}" is not sold. Known are ${[...keys].join(', ')}.`,
      })),
    ...onRequest
      .filter((key) => key in service.prices)
      .map((key) => ({
        path: ['onRequest'],
        message: `"${key}" has a price: take it out of "onRequest" or out of "prices".`,
      })),
    ...service.packages
      .filter(
        ({ id }) => id in service.prices && !offers.some(({ pack, key }) => pack.id === id && key === id),
      )
      .map(({ id }) => ({
        path: ['packages'],
        message: `"${id}" is a package and a size: give the package another id.`,
      })),
    ...(switched.includes(service.option.default)
      ? []
      : [{ path: ['option', 'default'], message: `Write one of ${switched.join(', ')}.` }]),
  ];
}
