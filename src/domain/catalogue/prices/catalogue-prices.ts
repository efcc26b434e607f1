import * as z from 'zod';
import { dayServices } from '#src/domain/availability/services/day-services.ts';
import { contentId, contentSource, plainWords } from '#src/lib/content/content-schema.ts';
import { quoteTiers } from '../tier.ts';
import { amountSchema, writtenPriceSchema } from './written-price.ts';

/** `content/prices/catalogue.json`: the 13 categories of /pricing. Read at build time and on the server only. */

/** Whose slots of a day a booking takes, where `calendar.json` or Settings limit these services. */
const takes = z.array(z.enum(dayServices)).optional();

/** True for things that are made and handed over: a booking of nothing else takes no date. */
const goods = z.boolean('Write true or false, without quotes.').optional();
/** SKU under which the identical offer is sold, at the same price and inclusions. */
const sameAs = z
  .string()
  .regex(
    /^catalogue(\/[a-z0-9-]+){3}$/,
    'Write the address of a price: catalogue/photography/weddings/premium.',
  );

const catalogueService = z.strictObject({
  /** Stable id, part of the sku: `catalogue/website-design/custom-web-apps/basic`. */
  id: contentId,
  title: z.string().min(1, 'Say what the service is called.'),
  /** One sentence on what is sold. */
  description: z.string().min(1).optional(),
  /** `spec` when the price is agreed, `studio` when the studio has yet to confirm it. */
  source: contentSource,
  /** RWF by tier, before VAT. */
  prices: z.record(z.enum(quoteTiers), writtenPriceSchema),
  /** Inclusions of each tier. Without them a price reads "Price on request". */
  features: z
    .record(
      z.enum(quoteTiers),
      z.array(z.string().min(1)).min(1, 'Say at least one thing that this tier includes.'),
    )
    .optional(),
  /** RWF once per line, before VAT, for doing it first. Absent: there is no express service. */
  expressFee: amountSchema.optional(),
  /** Session of the same craft on a service page; both link to each other: "videography/event". */
  session: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Write a session as service/package: videography/event.')
    .optional(),
  /** Tiers that are sold under another address. */
  sameAs: z.partialRecord(z.enum(quoteTiers), sameAs).optional(),
  /** Absent: as its category says. */
  takes,
  /** Absent: as its category says. */
  goods,
});

const serviceList = z
  .array(catalogueService, 'List the services, or write "frames" for those of frames.json.')
  .min(1, 'A category has at least one service.')
  .superRefine(refuseDoubles);

/** The list, or `"frames"`. Not a union, which would answer every mistake in the list with the same sentence. */
const soldServices = z.custom<'frames' | z.infer<typeof serviceList>>().superRefine((written, ctx) => {
  if (written === 'frames') return;
  for (const issue of serviceList.safeParse(written, { error: plainWords }).error?.issues ?? []) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    ctx.addIssue({ code: 'custom', path: [...issue.path, ...unknown], message: issue.message });
  }
});

const catalogueCategory = z.object({
  id: contentId,
  title: z.string().min(1, 'Say what the tab is called.'),
  /** One sentence under the heading. */
  description: z.string().min(1, 'Say in a sentence what is sold here.'),
  /** The services; `"frames"` for those of frames.json, so that a frame has one price. */
  services: soldServices,
  /** Absent: only the day's own. */
  takes,
  /** Absent: it is work, not things. */
  goods,
});

const cataloguePackage = z.object({
  /** Stable id, part of the sku: `package/wedding-bliss`. */
  id: contentId,
  name: z.string().min(1, 'Say what the package is called.'),
  price: writtenPriceSchema,
  /** What it is about: photography, branding, videography. */
  service: z.string().min(1, 'Say what the package is about.'),
  /** Source of the inclusions. */
  source: contentSource,
  includes: z.array(z.string().min(1)).min(1, 'Say at least one thing that this package includes.'),
  sameAs: sameAs.optional(),
  /** Absent: those of the service that it is about. */
  takes,
});

export const cataloguePricesSchema = z.object({
  /** The page that sells them. */
  page: z.string().startsWith('/', 'Write the address within the site: /pricing.'),
  categories: z.array(catalogueCategory).min(1).superRefine(refuseDoubles),
  /** Packages in one price each, as they are until an admin changes them. Prices in RWF, before VAT. */
  packages: z.array(cataloguePackage).superRefine(refuseDoubles),
});

export type CatalogueService = z.infer<typeof catalogueService>;
export type CataloguePrices = z.infer<typeof cataloguePricesSchema>;

/** Two things of one id would share a sku, and the second price would silently win. */
function refuseDoubles(list: readonly { id: string }[], ctx: z.RefinementCtx): void {
  for (const [index, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) === index) continue;
    ctx.addIssue({ code: 'custom', path: [index, 'id'], message: `"${id}" is there twice.` });
  }
}
