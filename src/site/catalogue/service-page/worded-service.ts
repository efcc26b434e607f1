import type { PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { fullLabel } from '#src/domain/catalogue/prices/session-offers.ts';
import type {
  SessionChoice,
  SessionPackage,
  SessionService,
} from '#src/domain/catalogue/prices/session-prices.ts';
import { type Tier, tiers } from '#src/domain/catalogue/tier.ts';

/** Applies published names and lists to sessions; those not sold keep the base's names. */
export function wordedService(
  id: string,
  service: SessionService,
  packages: readonly PublicPackage[],
): SessionService {
  const sold = new Map(packages.map((made) => [made.sku, made]));
  const shown = (name: string) => sold.get(`sessions/${id}/${name}`);
  return {
    ...service,
    options: service.options.map((option) => wordedSize(option, shown(option.id))),
    packages: service.packages.map((pack) => wordedSession(pack, shown(pack.id))),
  };
}

function wordedSize(option: SessionChoice, made: PublicPackage | undefined): SessionChoice {
  if (made?.size === undefined || made.size === fullLabel(option)) return option;
  return { id: option.id, label: made.size };
}

function wordedSession(pack: SessionPackage, made: PublicPackage | undefined): SessionPackage {
  if (made === undefined) return pack;
  const inclusions = Object.fromEntries(
    tiers.map((name) => [name, made.tiers.find((tier) => tier.name === name)?.includes ?? []]),
  ) as Record<Tier, string[]>;
  return { ...pack, label: made.tab ?? made.name, inFull: made.name, inclusions };
}
