import type { Tier } from '../tier.ts';
import type { SessionChoice, SessionPackage, SessionService } from './session-prices.ts';

/** One package in one of its sizes, with its four prices. */
export interface SessionOffer {
  pack: SessionPackage;
  /** Absent when the package comes in one size only. */
  option: SessionChoice | undefined;
  /** Key of `prices`, which is the middle of the sku. */
  key: string;
  /** RWF by tier; absent when the studio prices it on request. */
  prices: Record<Tier, number> | undefined;
}

/** Every package of a service in every size it comes in. */
export function sessionOffers(service: SessionService): SessionOffer[] {
  return service.packages.flatMap((pack) =>
    sizesOf(service, pack).map((option) => {
      const key = priceKey(service.pricedBy, pack.id, option?.id);
      return { pack, option, key, prices: service.prices[key] };
    }),
  );
}

function sizesOf(service: SessionService, pack: SessionPackage): (SessionChoice | undefined)[] {
  const sizes = pack.options ?? service.options;
  return sizes.length > 0 ? sizes : [undefined];
}

function priceKey(pricedBy: SessionService['pricedBy'], pack: string, option: string | undefined): string {
  if (option === undefined || pricedBy === 'package') return pack;
  return pricedBy === 'option' ? option : `${pack}-${option}`;
}

/** A choice as it reads alone: "team of 10" rather than "10". */
export function inFull(choice: SessionChoice): string {
  return choice.inFull ?? choice.label;
}
