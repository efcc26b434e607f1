import { dayServicesNamed } from '#src/domain/availability/services/day-services.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { CataloguePrices } from '../prices/catalogue-prices.ts';
import type { FramePrices } from '../prices/frame-prices.ts';
import { catalogueSku, type PriceRow } from '../prices/price-row.ts';
import { fullLabel, type SessionOffer, sessionOffers } from '../prices/session-offers.ts';
import type { SessionPackage, SessionPrices, SessionService } from '../prices/session-prices.ts';
import { type PriceName, quoteTiers, tiers } from '../tier.ts';
import { entryId, type PackageFields } from './package.ts';

/** Facts of a package that only content/prices sets: no override changes them. */
export interface PackageFacts
  extends Pick<PriceRow, 'sku' | 'serviceId' | 'page' | 'sessions' | 'size' | 'goods' | 'dated'> {
  /** SKUs of identical offers: same price, same inclusions. */
  sameAs?: Partial<Record<PriceName, string>>;
}

interface BasePackage extends ShelfEntry<PackageFields> {
  facts: PackageFacts;
}

/** Everything sold in content/prices (docs/product.md, Prices on the shelf). */
export interface PackageBase {
  packages: readonly BasePackage[];
  /** Page that sells packages added by staff. */
  page: string;
  vatRegistered: boolean;
}

export interface PriceFiles {
  sessions: SessionPrices;
  frames: FramePrices;
  catalogue: CataloguePrices;
}

/** Turns the price files into packages. Without VAT registration no price has VAT added to it. */
export function packagesFromFiles(files: PriceFiles, vatRegistered: boolean): PackageBase {
  const { sessions, catalogue } = files;
  const vat = vatRegistered ? ('added' as const) : ('included' as const);
  const packages = [
    ...Object.entries(sessions).flatMap(([id, service]) => sessionsInSizes(id, service)),
    ...Object.entries(sessions).flatMap(([id, service]) => pricedSessions(id, service)),
    ...frames(files),
    ...catalogueServices(catalogue, vat),
    ...cataloguePackages(catalogue, vat),
  ].map(({ facts, fields }) => ({ id: entryId(facts.sku), fields, facts }));
  return { packages, page: catalogue.page, vatRegistered };
}

type Sold = Omit<BasePackage, 'id'>;

/** Lists sessions without a price of their own: each of their sizes has one. */
function sessionsInSizes(id: string, service: SessionService): Sold[] {
  return service.packages
    .filter((pack) => !(pack.id in service.prices))
    .map((pack) => ({
      fields: { ...wordsOf(pack), service: service.label, description: '', vat: 'included' as const },
      facts: { sku: `sessions/${id}/${pack.id}`, serviceId: id, page: service.page },
    }));
}

function wordsOf(pack: SessionPackage): Pick<PackageFields, 'name' | 'tab' | 'includes'> {
  return {
    name: fullLabel(pack),
    ...(pack.inFull !== undefined && { tab: pack.label }),
    includes: pack.inclusions,
  };
}

/** Groups offers by their key, which is their price: one package lists all sessions sold at it. */
function pricedSessions(id: string, service: SessionService): Sold[] {
  const byKey = Map.groupBy(sessionOffers(service), (offer) => offer.key);
  return [...byKey.values()].flatMap((offers) => {
    const [{ key, option, pack, prices }] = offers as [SessionOffer, ...SessionOffer[]];
    if (prices === undefined) return [];
    const lead = service.pricedBy === 'option' ? service.label : fullLabel(pack);
    return {
      fields: {
        name: option === undefined ? lead : `${lead}, ${fullLabel(option)}`,
        service: service.label,
        description: '',
        includes: {},
        ...(key === pack.id && wordsOf(pack)),
        ...(key === option?.id && { tab: fullLabel(option) }),
        ...Object.fromEntries(tiers.map((tier) => [tier, prices[tier]])),
        vat: 'included' as const,
      },
      facts: {
        sku: `sessions/${id}/${key}`,
        serviceId: id,
        page: service.page,
        dated: true as const,
        sessions: Object.fromEntries(offers.map((offer) => [offer.pack.id, fullLabel(offer.pack)])),
        ...(option !== undefined && { size: fullLabel(option) }),
      },
    };
  });
}

function frames({ frames: { categories, page }, catalogue }: PriceFiles): Sold[] {
  const service = catalogue.categories.find(({ services }) => services === 'frames')?.title ?? 'Frames';
  return categories.map(({ id, title, description, tiers: made, goods }) => ({
    fields: {
      name: title,
      service,
      description,
      includes: Object.fromEntries(quoteTiers.map((tier) => [tier, made[tier].features])),
      ...Object.fromEntries(quoteTiers.map((tier) => [tier, made[tier].price])),
      vat: 'included' as const,
    },
    facts: {
      sku: `frames/${id}`,
      serviceId: 'frames',
      page,
      ...(goods === true && { goods: true as const }),
    },
  }));
}

function catalogueServices({ page, categories }: CataloguePrices, vat: PackageFields['vat']): Sold[] {
  return categories.flatMap((category) =>
    category.services === 'frames'
      ? []
      : category.services.map(
          ({ id, title, description = '', features = {}, prices, expressFee, takes, goods, sameAs }) => ({
            fields: {
              name: title,
              service: category.title,
              description,
              includes: features,
              ...prices,
              ...(expressFee !== undefined && { expressFee }),
              vat,
            },
            facts: {
              sku: catalogueSku(category.id, id),
              serviceId: `${category.id}/${id}`,
              page,
              ...((goods ?? category.goods) === true && { goods: true as const }),
              ...((takes ?? category.takes ?? []).length > 0 && { dated: true as const }),
              ...(sameAs !== undefined && { sameAs }),
            },
          }),
        ),
  );
}

function cataloguePackages({ page, packages }: CataloguePrices, vat: PackageFields['vat']): Sold[] {
  return packages.map(({ id, name, price, service, includes, takes, sameAs }) => ({
    fields: { name, service, description: '', includes: { price: includes }, price, vat },
    facts: {
      sku: `package/${id}`,
      serviceId: 'packages',
      page,
      ...((takes ?? dayServicesNamed(service)).length > 0 && { dated: true as const }),
      ...(sameAs !== undefined && { sameAs: { price: sameAs } }),
    },
  }));
}
