import { type AskedPrices, askedPrices, askPricesAgain } from './asked-prices.ts';
import type { PublicPackage } from './package.ts';
import { parsePackages } from './parse-packages.ts';

/** All that is sold now, that nothing is newer than the page, or that nobody answered. */
export type LivePackages = PublicPackage[] | Extract<AskedPrices, string>;

/** What is sold now; one call for all parts of a page. */
export async function livePackages(): Promise<LivePackages> {
  return read(await askedPrices());
}

/** The same, asked anew. */
export async function refreshPackages(): Promise<LivePackages> {
  return read(await askPricesAgain());
}

function read(answer: AskedPrices): LivePackages {
  return typeof answer === 'string' ? answer : (parsePackages(answer) ?? 'unreached');
}
