import { describe, expect, test } from 'vitest';
import { maxQuantity } from '#src/domain/cart/cart.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import {
  addLine,
  draftTotal,
  shownLines,
  toDraftLines,
  toItems,
  withOptions,
  withQuantity,
} from './draft-lines.ts';

const sku = 'sessions/photography/2h/basic';
const portrait = { sku, quantity: 1, options: { package: 'portrait' } };
const event = { sku, quantity: 1, options: { package: 'event' } };

describe('adding a line', () => {
  test('the same session again raises the quantity, another session is a new line', () => {
    const lines = addLine(addLine(addLine([], portrait), portrait), event);
    expect(toItems(lines)).toEqual([{ ...portrait, quantity: 2 }, event]);
  });

  test('a line with travel, which is paid once, stays apart', () => {
    const [line] = toDraftLines([portrait]);
    const travelled = withOptions(toDraftLines([portrait]), line?.id ?? '', {});
    expect(toItems(addLine(withOptions(travelled, travelled[0]?.id ?? '', { km: 12 }), portrait))).toEqual([
      { ...portrait, options: { package: 'portrait', km: 12 } },
      portrait,
    ]);
  });

  test('a full line is not exceeded', () => {
    const full = toDraftLines([{ ...portrait, quantity: maxQuantity }]);
    expect(toItems(addLine(full, portrait)).map(({ quantity }) => quantity)).toEqual([maxQuantity, 1]);
  });
});

test('quantity 0 removes only that line', () => {
  const lines = toDraftLines([portrait, event]);
  expect(toItems(withQuantity(lines, lines[0]?.id ?? '', 0))).toEqual([event]);
});

test('options at their defaults are left out again', () => {
  const lines = toDraftLines([{ sku, quantity: 1 }]);
  const id = lines[0]?.id ?? '';
  const chosen = withOptions(lines, id, { km: 5, express: true, vat: false });
  expect(toItems(chosen)[0]?.options).toEqual({ km: 5, express: true, vat: false });
  expect(toItems(withOptions(chosen, id, { km: undefined, express: false, vat: true }))).toEqual([
    { sku, quantity: 1 },
  ]);
});

test('the total has the discount taken off, and names the lines that are not sold', () => {
  const gone = { sku: 'sessions/gone', quantity: 1 };
  expect(draftTotal(priceBook, [portrait, gone], 10)).toEqual({
    total: 135_000,
    vat: 20_593,
    discount: 15_000,
    fixed: true,
    unknown: [1],
  });
  expect(shownLines(priceBook, toDraftLines([portrait, gone]))).toEqual([
    { label: 'Portrait photography, 2 hours, Basic', amount: '150,000 RWF' },
    undefined,
  ]);
});
