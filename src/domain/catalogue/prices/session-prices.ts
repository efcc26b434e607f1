import * as z from 'zod';
import { contentId, contentSource, words } from '#src/lib/content/content-schema.ts';
import { tiers } from '../tier.ts';
import { sessionOffers } from './session-offers.ts';
import { amountSchema } from './written-price.ts';

/** Schema of `content/prices/sessions.json`. Used at build time and on the server only. */

const inclusions = z
  .array(words('what is included', 'Write what is included, or remove this empty line.'))
  .min(1, 'Name at least one thing that this tier includes.');

const byTier = <T extends z.ZodType>(value: T) => z.record(z.enum(tiers), value);

const choice = z.object({
  id: contentId,
  /** Short label of a switch or tab: "10". */
  label: words('the words of the switch'),
  /** Label for use on its own, in a cart or receipt, if `label` is too short: "team of 10". */
  inFull: words('its name on its own, in a cart or receipt').optional(),
});

const sessionPackage = choice.extend({
  /** Sizes of this package only, such as EP and album of music production. Absent: the service's. */
  options: z.array(choice).min(1, 'List the choices, or leave "options" out.').optional(),
  inclusions: byTier(inclusions),
});

const sessionService = z
  .object({
    label: words('the name of the service'),
    /** Page that sells it, for links from the cart. */
    page: z.string().startsWith('/', 'Write an address on this site: /services/photography.'),
    /**
     * Meaning of the keys of `prices`, which are the middle part of the SKU:
     * `option` (4h; packages share prices), `package` (event), `package-and-option` (podcast-season).
     */
    pricedBy: z.enum(
      ['option', 'package', 'package-and-option'],
      'Write "option", "package" or "package-and-option".',
    ),
    /** Switch above the table: third field of a selection, and its default. */
    option: z.object({
      name: z.enum(['duration', 'type', 'teamSize'], 'Write "duration", "type" or "teamSize".'),
      label: words('the label of the switch'),
      default: z.string(),
    }),
    /** Sizes of every package, shown as the switch, with packages below each other. Empty: tabs instead. */
    options: z.array(choice),
    /** Label of the package tabs, "Kind of photography"; set to show tabs besides the size switch. */
    kinds: words('the label of the tabs', 'Write the label of the tabs, or leave "kinds" out.').optional(),
    /** RWF by key (see `pricedBy`), then tier. */
    prices: z.record(z.string(), byTier(amountSchema)),
    /** Keys without a price on purpose, with the text shown instead of tier cards. */
    onRequest: z.record(z.string(), words('why this has no price', 'Say why this has no price.')).optional(),
    packages: z.array(sessionPackage).min(1),
    /** Source of the inclusions. */
    source: contentSource.optional(),
  })
  .superRefine((service, ctx) => {
    for (const { path, message } of priceProblems(service)) ctx.addIssue({ code: 'custom', path, message });
  });

export const sessionPricesSchema = z.record(z.string(), sessionService);

export type SessionChoice = z.infer<typeof choice>;
export type SessionPackage = z.infer<typeof sessionPackage>;
export type SessionService = z.infer<typeof sessionService>;
export type SessionPrices = z.infer<typeof sessionPricesSchema>;

interface Problem {
  path: string[];
  message: string;
}

/** Checks that each key sold is priced or on request, no other key is priced, and the default exists. */
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
        message: `"${key}" is not sold. Write one of ${[...keys].join(', ')}.`,
      })),
    ...onRequest
      .filter((key) => key in service.prices)
      .map((key) => ({
        path: ['onRequest'],
        message: `"${key}" has a price: remove it from "onRequest" or from "prices".`,
      })),
    ...service.packages
      .filter(
        ({ id }) => id in service.prices && !offers.some(({ pack, key }) => pack.id === id && key === id),
      )
      .map(({ id }) => ({
        path: ['packages'],
        message: `"${id}" is a package and a size: give the package another id.`,
      })),
    ...(service.kinds !== undefined && changesNothing(service)
      ? [
          {
            path: ['kinds'],
            message: 'All kinds have the same prices and inclusions: leave "kinds" out, with one package.',
          },
        ]
      : []),
    ...(switched.includes(service.option.default)
      ? []
      : [{ path: ['option', 'default'], message: `Write one of ${switched.join(', ')}.` }]),
  ];
}

/** True if the tabs of a service only change a title. */
function changesNothing({ pricedBy, packages }: SessionService): boolean {
  const [first] = packages.map(({ inclusions }) => JSON.stringify(inclusions));
  return pricedBy === 'option' && packages.every(({ inclusions }) => JSON.stringify(inclusions) === first);
}
