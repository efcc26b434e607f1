import { maxQuantity } from '#src/domain/cart/cart.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook, PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { OfferedCategory, OfferedService } from '../offers.ts';
import { compactOptions } from '../quote.ts';
import type { QuoteWords } from '../words/en.ts';

/** Calculator input (docs/product.md, Calculator). Numbers stay as typed until read. */
export interface Draft {
  category: string;
  /** SKU without the tier. */
  service: string;
  /** Undefined for a package, which has one price. */
  tier: string | undefined;
  quantity: string;
  /** Travel in kilometres; empty for none. */
  km: string;
  express: boolean;
  vat: boolean;
  lineId?: string | undefined;
}

export interface Reading {
  entry: PriceBookEntry | undefined;
  /** Undefined while a field is invalid. */
  item: OrderItem | undefined;
  errors: { quantity?: string; km?: string };
}

const untouched = { quantity: '1', km: '', express: false };

export function firstDraft(offers: readonly OfferedCategory[]): Draft {
  const draft = { category: '', service: '', tier: undefined, vat: true, ...untouched };
  return chooseCategory(draft, offers, offers[0]?.id ?? '');
}

export function nextDraft(draft: Draft): Draft {
  return { ...draft, ...untouched, lineId: undefined };
}

export function chooseCategory(draft: Draft, offers: readonly OfferedCategory[], id: string): Draft {
  const service = offers.find((category) => category.id === id)?.services[0];
  return { ...draft, category: id, service: service?.sku ?? '', tier: service?.tiers[0] };
}

export function chooseService(draft: Draft, offers: readonly OfferedCategory[], sku: string): Draft {
  const found = findService(offers, sku);
  if (found === undefined) return draft;
  const tier = found.service.tiers.find((known) => known === draft.tier) ?? found.service.tiers[0];
  return { ...draft, category: found.category.id, service: sku, tier };
}

/** Sets the calculator to a catalogue price; an unknown SKU is a no-op. */
export function chooseSku(draft: Draft, offers: readonly OfferedCategory[], sku: string): Draft {
  const cut = sku.lastIndexOf('/');
  const [service, tier] = findService(offers, sku)
    ? [sku, undefined]
    : [sku.slice(0, cut), sku.slice(cut + 1)];
  return chooseService({ ...draft, tier: tier ?? draft.tier }, offers, service);
}

export function draftOf(
  line: OrderItem & { id: string },
  draft: Draft,
  offers: readonly OfferedCategory[],
): Draft {
  const { km = 0, express = false, vat = true } = line.options ?? {};
  const filled = { quantity: String(line.quantity), km: km === 0 ? '' : String(km), express, vat };
  return chooseSku({ ...draft, ...filled, lineId: line.id }, offers, line.sku);
}

/** True if the calculator can show it; sessions of service pages have packages it does not offer. */
export function isOffered(offers: readonly OfferedCategory[], sku: string): boolean {
  if (findService(offers, sku) !== undefined) return true;
  const cut = sku.lastIndexOf('/');
  const tier = sku.slice(cut + 1);
  return findService(offers, sku.slice(0, cut))?.service.tiers.some((known) => known === tier) ?? false;
}

function findService(
  offers: readonly OfferedCategory[],
  sku: string,
): { category: OfferedCategory; service: OfferedService } | undefined {
  for (const category of offers) {
    const service = category.services.find((offered) => offered.sku === sku);
    if (service !== undefined) return { category, service };
  }
  return undefined;
}

export function readDraft(words: QuoteWords, draft: Draft, book: PriceBook): Reading {
  const sku = draft.tier === undefined ? draft.service : `${draft.service}/${draft.tier}`;
  const entry = book.get(sku);
  const quantity = readWhole(draft.quantity, 1, maxQuantity);
  const km = readWhole(draft.km || '0', 0, maxTravelKm);
  const errors = {
    ...(quantity === undefined && { quantity: words.quantityWrong({ most: maxQuantity }) }),
    ...(km === undefined && { km: words.travelWrong({ most: maxTravelKm }) }),
  };
  if (entry === undefined || quantity === undefined || km === undefined)
    return { entry, item: undefined, errors };
  const express = draft.express && entry.expressFee !== undefined;
  const vat = draft.vat || !entry.addsVat;
  return { entry, errors, item: { sku, quantity, ...compactOptions({ km, express, vat }) } };
}

function readWhole(text: string, least: number, most: number): number | undefined {
  if (!/^\s*\d{1,6}\s*$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
