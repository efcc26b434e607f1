import type { Tier } from '../tier.ts';
import type { SessionChoice, SessionPackage, SessionService } from './session-prices.ts';

export interface SessionOffer {
  pack: SessionPackage;
  /** Absent if the package comes in one size only. */
  option: SessionChoice | undefined;
  /** Key of `prices`, the middle part of the SKU. */
  key: string;
  /** RWF by tier; absent if the studio prices it on request. */
  prices: Record<Tier, number> | undefined;
}

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

/** Returns the label for use on its own: "team of 10" rather than "10". */
export function fullLabel(choice: SessionChoice): string {
  return choice.inFull ?? choice.label;
}
