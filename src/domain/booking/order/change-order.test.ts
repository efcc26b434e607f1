import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderItem, priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import { changeOrder } from './change-order.ts';

const item = fc.record<OrderItem>({
  sku: fc.constantFrom(...priceBook.keys()),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const orders = fc.array(item, { minLength: 1, maxLength: 6 });
const percents = fc.integer({ min: 0, max: 50 });

function booked(items: OrderItem[], percent: number) {
  const order = priceOrder(priceBook, items);
  const lines = order.lines.map((line) => ({ ...line, options: line.options ?? {}, agreed: null }));
  return { lines, percent, agreed: false, total: discounted(order, percent).total };
}

test('an order sent back in any sequence keeps its lines, total and discount', () => {
  fc.assert(
    fc.property(orders, percents, (items, percent) => {
      const before = booked(items, percent);
      const { lines, total, discount } = changeOrder(new Map(), before, items.toReversed());
      expect(new Set(lines)).toEqual(new Set(before.lines));
      expect({ total, sum: total + discount }).toEqual({
        total: before.total,
        sum: before.lines.reduce((sum, { amount }) => sum + amount, 0),
      });
    }),
  );
});

test('new lines cost what they cost in a new order, whatever was booked before', () => {
  fc.assert(
    fc.property(orders, orders, percents, (items, others, percent) => {
      const changed = changeOrder(priceBook, booked(items, percent), others);
      expect(changed.total).toBe(booked(others, percent).total);
      expect(changed.unknown).toEqual([]);
    }),
  );
});
