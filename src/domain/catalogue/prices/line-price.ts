import { lowerBound } from './price.ts';
import { lineLabel, type PriceBookEntry } from './price-book.ts';
import type { PriceWords } from './words/en.ts';

/** Price of one line; the only rule, in browser and server alike (docs/product.md, Line price). */

export const maxTravelKm = 2000;

/** RWF per kilometre. */
export const travelFeePerKm = 1000;

export const vatPercent = 18;

/** Options of a line. An absent key means the default. */
export interface LineOptions {
  package?: string | undefined;
  /** Kilometres that we travel; absent means none. */
  km?: number | undefined;
  /** True for express service, at the express fee; absent means no. */
  express?: boolean | undefined;
  /** False if the visitor claims a VAT exemption, which the studio confirms before it charges anything. */
  vat?: boolean | undefined;
}

/** Computes a line's amount in RWF, a lower bound if the price is one. VAT is rounded only here. */
export function lineAmount(entry: PriceBookEntry, quantity: number, options: LineOptions = {}): number {
  const express = options.express ? (entry.expressFee ?? 0) : 0;
  const net = lowerBound(entry.price) * quantity + express + (options.km ?? 0) * travelFeePerKm;
  return entry.addsVat && options.vat !== false ? net + Math.round((net * vatPercent) / 100) : net;
}

/** Returns the VAT within an amount that includes it, in RWF. */
export function vatPart(amount: number): number {
  return amount - Math.round((amount * 100) / (100 + vatPercent));
}

/** True if VAT that would be added is left out, because the visitor claims an exemption. */
export function leavesOutVat(entry: PriceBookEntry, options: LineOptions = {}): boolean {
  return entry.addsVat && options.vat === false;
}

export function isSold(entry: PriceBookEntry, options: LineOptions = {}): boolean {
  if (options.package !== undefined && !Object.hasOwn(entry.sessions, options.package)) return false;
  return !options.express || entry.expressFee !== undefined;
}

/** Describes a line with all its options: "Logo Design, Standard, express, 12 km of travel". */
export function describeLine(words: PriceWords, entry: PriceBookEntry, options: LineOptions = {}): string {
  return [lineLabel(entry, options.package), ...lineExtras(words, entry, options)].join(', ');
}

/** Lists the options other than the package: "express", "12 km of travel", "without VAT". */
export function lineExtras(words: PriceWords, entry: PriceBookEntry, options: LineOptions = {}): string[] {
  return [
    ...(options.express ? [words.addedExpress] : []),
    ...(options.km ? [words.addedTravel({ km: options.km })] : []),
    ...(leavesOutVat(entry, options) ? [words.addedExemption] : []),
  ];
}
