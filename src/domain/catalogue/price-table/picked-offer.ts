import { sessionSku } from '../prices/price-row.ts';
import { type SessionOffer, sessionOffers } from '../prices/session-offers.ts';
import type { SessionPackage, SessionPrices, SessionService } from '../prices/session-prices.ts';
import { type Tier, tiers } from '../tier.ts';

/** What a service page sends when it is a plain form: a button names package and tier, the switches name the size. */

/** The name of the switch that chooses the size of all packages, or the package, of a service. */
export function serviceSwitch(serviceId: string, service: SessionService): string {
  return `${serviceId}-${service.option.name}`;
}

/** The name of the switch that shows one package, where `serviceSwitch` chooses the size. */
export function kindSwitch(serviceId: string): string {
  return `${serviceId}-kind`;
}

/** The name of the switch that chooses the size of one package. */
export function packageSwitch(serviceId: string, pack: Pick<SessionPackage, 'id'>): string {
  return `${serviceId}-${pack.id}-size`;
}

/** The value of the button that takes a tier of a package. */
export function pickOf(serviceId: string, pack: Pick<SessionPackage, 'id'>, tier: Tier): string {
  return `${serviceId}/${pack.id}/${tier}`;
}

/** What was picked: an address in the price book, or why it has none. */
export type Picked = { sku: string; package: string } | { onRequest: string };

/** Reads the button's value with the sizes that were chosen beside it. Undefined when we sell nothing like it. */
export function pickedOffer(
  prices: SessionPrices,
  pick: string,
  chosen: (name: string) => string | null,
): Picked | undefined {
  const [serviceId = '', packId = '', tier = ''] = pick.split('/');
  const service = Object.hasOwn(prices, serviceId) ? prices[serviceId] : undefined;
  const offers = service === undefined ? [] : sessionOffers(service).filter(({ pack }) => pack.id === packId);
  const size = service && chosen(sizeSwitch(serviceId, service, offers));
  const offer = offers.find(({ option }) => option?.id === size) ?? offers[0];
  if (service === undefined || offer === undefined || !isTier(tier)) return undefined;
  if (offer.prices !== undefined)
    return { sku: sessionSku(serviceId, offer.key, tier), package: offer.pack.id };
  return { onRequest: service.onRequest?.[offer.key] ?? 'This is priced on request.' };
}

/** A package with sizes of its own has a switch of its own. */
function sizeSwitch(serviceId: string, service: SessionService, [first]: SessionOffer[]): string {
  const own = first?.pack.options !== undefined;
  return own ? packageSwitch(serviceId, first.pack) : serviceSwitch(serviceId, service);
}

function isTier(text: string): text is Tier {
  return tiers.some((tier) => tier === text);
}
