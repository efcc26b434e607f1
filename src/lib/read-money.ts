import { refusals } from './words/refusals.ts';

const refused = refusals('forms');

/** Maximum typed amount in RWF: sums of many stay exact integers. */
export const maxAmount = 1_000_000_000;

/** Whole RWF, or a refusal that says what to write. */
export type ReadMoney = { amount: number } | { problem: string };

export const notMoney = refused('amountUnread');

/** Multipliers; without a unit, the number is RWF. */
const units: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 };

/** Longer text is no amount, and slow to match. */
const longest = 60;

/**
 * Parses at least `min` RWF: "100,000", "100 000", "100k", "1.2m", "RWF 55k". A point divides only
 * before k and m, because "1.500" means different numbers in different countries.
 */
export function readMoney(typed: string, { min = 1, max = maxAmount } = {}): ReadMoney {
  const read = typed.length > longest ? 'unreadable' : readAmount(plainText(typed));
  if (read === 'unreadable') return { problem: notMoney };
  if (read === 'part of a franc') return { problem: refused('amountNotWhole') };
  if (read < min) return { problem: refused('amountTooSmall', { least: min }) };
  if (read > max) return { problem: refused('amountTooLarge', { most: max }) };
  return { amount: read };
}

const dashes = /[\u2010-\u2015\u2212]/g;

/** Normalises to lower case, plain dashes and single spaces, without the currency. */
export function plainText(typed: string): string {
  return (
    typed
      .toLowerCase()
      .replace(dashes, '-')
      .replace(/(^|[^a-z]|\d[km])(?:rwf|frw)(?![a-z])/g, '$1 ')
      // All kinds of spaces, including thin and non-breaking ones.
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Parses whole RWF, 0 included, from text without currency. */
function readAmount(text: string): number | 'unreadable' | 'part of a franc' {
  const [, digits = '', fraction = '', unit = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d+))? ?([km]?)$/.exec(text) ?? [];
  if (digits === '' || (fraction !== '' && unit === '')) return 'unreadable';
  const places = Math.log10(units[unit] ?? 1);
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > places) return 'part of a franc';
  return Number(digits.replace(/\D/g, '') + significant.padEnd(places, '0'));
}
