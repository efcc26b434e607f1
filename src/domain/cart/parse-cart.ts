import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import { readJson } from '#src/lib/storage/storage.ts';
import { type CartLine, maxLines } from './cart.ts';

/** Parses the stored cart. A malformed cart is empty; malformed lines are dropped. */
export function parseCart(text: string | null | undefined): CartLine[] {
  const lines = readJson(text, (value) => (Array.isArray(value) ? value.flatMap(readLine) : []));
  return lines?.slice(0, maxLines) ?? [];
}

/** Keeps a quantity above the limit, so that `repairCart` lowers it with a note. */
function readLine(value: unknown): CartLine[] {
  const line = (value ?? {}) as Record<keyof CartLine, unknown>;
  const { sku, service, tier, name, quantity, seen, seenFixed } = line;
  if (!isText(sku) || !isText(service) || !isText(tier) || !isText(name) || !isCount(quantity)) return [];
  const options = readOptions(line.options);
  return [
    {
      sku,
      service,
      tier,
      name,
      quantity,
      ...(options && { options }),
      ...(isAmount(seen) && { seen, ...(typeof seenFixed === 'boolean' && { seenFixed }) }),
    },
  ];
}

/** Normalises options: default values are left out, so that equal choices compare equal. */
function readOptions(value: unknown): LineOptions | undefined {
  const { package: pack, km, express, vat } = (value ?? {}) as Record<keyof LineOptions, unknown>;
  const options: LineOptions = {
    ...(isText(pack) && { package: pack }),
    ...(isCount(km) && { km }),
    ...(express === true && { express }),
    ...(vat === false && { vat }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return isAmount(value) && value > 0;
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
