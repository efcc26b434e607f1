import * as z from 'zod';
import { dayServices } from '#src/domain/availability/services/day-services.ts';
import {
  contentId,
  contentSource,
  plainWords,
  shapeOf,
  translatable,
  words,
} from '#src/lib/content/content-schema.ts';
import { quoteTiers } from '../tier.ts';
import { amountSchema, writtenPriceSchema } from './written-price.ts';

/** Schema of `content/prices/catalogue.json`. Used at build time and on the server only. */

/** Services whose daily capacity a booking uses, if `calendar.json` or Settings limits them. */
const takes = z.array(z.enum(dayServices)).optional();

/** True for products: a booking of products only has no date. */
const goods = z.boolean('Write true or false, without quotes.').optional();
/** SKU of the identical offer: same price, same inclusions. */
const sameAs = z
  .string()
  .regex(
    /^catalogue(\/[a-z0-9-]+){3}$/,
    'Write the address of a price: catalogue/photography/weddings/premium.',
  );

const catalogueService = z.strictObject({
  /** Stable id, part of the SKU: `catalogue/website-design/custom-web-apps/basic`. */
  id: contentId,
  title: words('the name of the service'),
  description: words('the service in a sentence').optional(),
  /** `spec` if the price is agreed, `studio` if the studio has yet to confirm it. */
  source: contentSource,
  /** RWF by tier, before VAT. */
  prices: z.record(z.enum(quoteTiers), writtenPriceSchema),
  /** Inclusions by tier. Without them a price reads "Price on request". */
  features: z
    .record(
      z.enum(quoteTiers),
      z.array(words('what is included')).min(1, 'Name at least one thing that this tier includes.'),
    )
    .optional(),
  /** RWF once per line for priority, before VAT. Absent: no express service. */
  expressFee: amountSchema.optional(),
  /** Matching session on a service page: "videography/event". The two link to each other. */
  session: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Write a session as service/package: videography/event.')
    .optional(),
  sameAs: z.partialRecord(z.enum(quoteTiers), sameAs).optional(),
  /** Absent: inherited from the category. */
  takes,
  /** Absent: inherited from the category. */
  goods,
});

const serviceList = z
  .array(catalogueService, 'List the services, or write "frames" for those of frames.json.')
  .min(1, 'A category has at least one service.')
  .superRefine(refuseDoubles);

/** Not a union, which would report every mistake in the list with one generic message. */
const soldServices = z
  .custom<'frames' | z.infer<typeof serviceList>>()
  .superRefine((written, ctx) => {
    if (written === 'frames') return;
    for (const issue of serviceList.safeParse(written, { error: plainWords }).error?.issues ?? []) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      ctx.addIssue({ code: 'custom', path: [...issue.path, ...unknown], message: issue.message });
    }
  })
  .register(translatable, shapeOf(serviceList));

const catalogueCategory = z.object({
  id: contentId,
  title: words('the name of the tab'),
  description: words('the category in a sentence', 'Describe the category in a sentence.'),
  /** Services, or `"frames"` for those of frames.json, so that a frame has one price. */
  services: soldServices,
  /** Absent: uses only the capacity of the day. */
  takes,
  /** Absent: services, not products. */
  goods,
});

const cataloguePackage = z.object({
  /** Stable id, part of the SKU: `package/wedding-bliss`. */
  id: contentId,
  name: words('the name of the package'),
  price: writtenPriceSchema,
  service: words('the subject of the package, such as Photography'),
  /** Source of the inclusions. */
  source: contentSource,
  includes: z.array(words('what is included')).min(1, 'Name at least one thing that this package includes.'),
  sameAs: sameAs.optional(),
  /** Absent: derived from its subject. */
  takes,
});

export const cataloguePricesSchema = z.object({
  page: z.string().startsWith('/', 'Write an address on this site: /pricing.'),
  categories: z.array(catalogueCategory).min(1).superRefine(refuseDoubles),
  /** Packages at one price each, until staff change them. Prices in RWF, before VAT. */
  packages: z.array(cataloguePackage).superRefine(refuseDoubles),
});

export type CatalogueService = z.infer<typeof catalogueService>;
export type CataloguePrices = z.infer<typeof cataloguePricesSchema>;

/** Rejects duplicate ids: they would share a SKU, and the second price would silently win. */
function refuseDoubles(list: readonly { id: string }[], ctx: z.RefinementCtx): void {
  for (const [index, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) === index) continue;
    ctx.addIssue({ code: 'custom', path: [index, 'id'], message: `"${id}" appears twice.` });
  }
}
