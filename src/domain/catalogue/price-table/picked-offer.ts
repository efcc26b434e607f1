import { sessionSku } from '../prices/price-row.ts';
import { type SessionOffer, sessionOffers } from '../prices/session-offers.ts';
import type { SessionPackage, SessionPrices, SessionService } from '../prices/session-prices.ts';
import { type Tier, tiers } from '../tier.ts';

/** Form fields of a service page without scripts: a button sends package and tier, switches the size. */

/** Returns the name of the switch for the size of all packages, or for the package, of a service. */
export function serviceSwitch(serviceId: string, service: SessionService): string {
  return `${serviceId}-${service.option.name}`;
}

/** Returns the name of the switch for the package, if `serviceSwitch` selects the size. */
export function kindSwitch(serviceId: string): string {
  return `${serviceId}-kind`;
}

export function packageSwitch(serviceId: string, pack: Pick<SessionPackage, 'id'>): string {
  return `${serviceId}-${pack.id}-size`;
}

export function pickValue(serviceId: string, pack: Pick<SessionPackage, 'id'>, tier: Tier): string {
  return `${serviceId}/${pack.id}/${tier}`;
}

export type Picked = { sku: string; package: string } | 'on-request';

/** Resolves a button's value and the selected sizes to an offer; undefined if it is not sold. */
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
  return 'on-request';
}

/** Returns the name of the size switch; a package with its own sizes has its own switch. */
function sizeSwitch(serviceId: string, service: SessionService, [first]: SessionOffer[]): string {
  const own = first?.pack.options !== undefined;
  return own ? packageSwitch(serviceId, first.pack) : serviceSwitch(serviceId, service);
}

function isTier(text: string): text is Tier {
  return tiers.some((tier) => tier === text);
}
