import type { WrittenPrice } from '../prices/price.ts';
import { type PriceName, type PublicPackage, type PublicTier, priceNames } from './package.ts';

/** Reads the answer of `GET /api/pricing`. A wrong package is left out; what is no list at all is undefined. */
export function parsePackages(answer: unknown): PublicPackage[] | undefined {
  return Array.isArray(answer) ? answer.flatMap(parsePackage) : undefined;
}

function parsePackage(entry: unknown): PublicPackage[] {
  const {
    id,
    name,
    tab,
    price,
    amount,
    service,
    sku,
    description,
    vat,
    expressFee,
    sessions,
    size,
    tiers,
    serviceId,
    page,
    goods,
    dated,
  } = recordOf(entry);
  const least = parsePrice(amount);
  const prices = Array.isArray(tiers) ? tiers.map(parseTier) : [];
  const known = prices.filter((tier) => tier !== undefined);
  if (!isText(id) || !isText(name) || !isText(sku) || typeof price !== 'string' || least === undefined)
    return [];
  if (known.length === 0 || known.length < prices.length) return [];
  return [
    {
      id,
      name,
      price,
      amount: least,
      sku,
      serviceId: textOf(serviceId),
      page: textOf(page),
      ...(goods === true && { goods }),
      ...(dated === true && { dated }),
      tiers: known,
      service: textOf(service),
      description: textOf(description),
      vat: vat === 'added' ? vat : 'included',
      ...(isText(tab) && { tab }),
      ...(isAmount(expressFee) && { expressFee }),
      ...(sessions !== undefined && { sessions: parseNames(sessions) }),
      ...(isText(size) && { size }),
    },
  ];
}

function parseNames(names: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(names)).filter((named): named is [string, string] => isText(named[1])),
  );
}

function parseTier(tier: unknown): PublicTier | undefined {
  const { name, sku, price, amount, includes, sameAs } = recordOf(tier);
  const written = parsePrice(amount);
  if (!isPriceName(name) || !isText(sku) || typeof price !== 'string' || written === undefined)
    return undefined;
  const lines = Array.isArray(includes) ? includes.filter(isText) : [];
  return { name, sku, price, amount: written, includes: lines, ...(isText(sameAs) && { sameAs }) };
}

function parsePrice(value: unknown): WrittenPrice | undefined {
  if (isAmount(value)) return value;
  const { kind, amount, min, max } = recordOf(value);
  if (kind === 'from' && isAmount(amount)) return { kind, amount };
  if (kind === 'range' && isAmount(min) && isAmount(max) && min < max) return { kind, min, max };
  return kind === 'on-request' ? { kind } : undefined;
}

function recordOf(value: unknown): Record<string, unknown> {
  return (value ?? {}) as Record<string, unknown>;
}

function isPriceName(value: unknown): value is PriceName {
  return priceNames.some((name) => name === value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A whole number of RWF, more than 0. */
function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
