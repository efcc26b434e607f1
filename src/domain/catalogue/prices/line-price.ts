import { lowerBound } from './price.ts';
import { lineLabel, type PriceBookEntry } from './price-book.ts';

/** What one line costs: the same rule in calculator, quote, cart, booking and on the server (docs/product.md, Line price). */

/** The furthest that we travel, in kilometres. */
export const maxTravelKm = 2000;

/** RWF for every kilometre that we travel. */
export const travelFeePerKm = 1000;

/** VAT in per cent. */
export const vatPercent = 18;

/** What a visitor may choose about a line. An absent key is the usual case. */
export interface LineOptions {
  /** Which of the packages that are sold at this price. */
  package?: string | undefined;
  /** Kilometres that we travel. Absent: none. */
  km?: number | undefined;
  /** Do it first, for the express fee. Absent: no. */
  express?: boolean | undefined;
  /** False: the visitor says that no VAT is due, which the studio confirms before anything is charged. */
  vat?: boolean | undefined;
}

/** A line's amount in RWF: a lower bound where the price is one. VAT is rounded once, here. */
export function lineAmount(entry: PriceBookEntry, quantity: number, options: LineOptions = {}): number {
  const express = options.express ? (entry.expressFee ?? 0) : 0;
  const net = lowerBound(entry.price) * quantity + express + (options.km ?? 0) * travelFeePerKm;
  return entry.addsVat && options.vat !== false ? net + Math.round((net * vatPercent) / 100) : net;
}

/** The VAT in an amount that includes it, in RWF. */
export function vatPart(amount: number): number {
  return amount - Math.round((amount * 100) / (100 + vatPercent));
}

/** True when the line leaves out VAT that would be added to it. */
export function leavesOutVat(entry: PriceBookEntry, options: LineOptions = {}): boolean {
  return entry.addsVat && options.vat === false;
}

/** True when the book sells this: the package and the express service that the options name. */
export function isSold(entry: PriceBookEntry, options: LineOptions = {}): boolean {
  if (options.package !== undefined && !Object.hasOwn(entry.sessions, options.package)) return false;
  return !options.express || entry.expressFee !== undefined;
}

/** "Logo Design, Standard, express, 12 km of travel": all that was chosen. */
export function describeLine(entry: PriceBookEntry, options: LineOptions = {}): string {
  return [lineLabel(entry, options.package), ...lineExtras(entry, options)].join(', ');
}

/** "express", "12 km of travel", "without VAT": what was chosen beside the package. */
export function lineExtras(entry: PriceBookEntry, options: LineOptions = {}): string[] {
  return [
    ...(options.express ? ['express'] : []),
    ...(options.km ? [`${options.km} km of travel`] : []),
    ...(leavesOutVat(entry, options) ? ['without VAT'] : []),
  ];
}
