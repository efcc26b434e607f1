import * as z from 'zod/mini';
import { maxAmount, notMoney, readMoney } from '../read-money.ts';

/** Whole RWF: a number, or text as typed. */
export function money({ min = 1, max = maxAmount } = {}) {
  return z.pipe(
    z.transform((sent: number | string, { issues }): number => {
      // Numbers are checked by their digits: 1.5 and 1e30 are no amounts.
      const read = readMoney(typeof sent === 'number' || typeof sent === 'string' ? String(sent) : '', {
        min,
        max,
      });
      if ('amount' in read) return read.amount;
      issues.push({ code: 'custom', message: read.problem, input: sent });
      return z.NEVER;
    }),
    z.number(notMoney),
  );
}

/** An amount, or null if the field was emptied. */
export function optionalMoney(limits: { min?: number; max?: number } = {}) {
  return z.optional(
    z.pipe(
      z.transform((sent: number | string | null) =>
        typeof sent === 'string' && sent.trim() === '' ? null : sent,
      ),
      z.nullable(money(limits)),
    ),
  );
}
