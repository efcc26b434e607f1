import { expect, test } from 'vitest';
import { viewOrder } from '#src/domain/booking/order/order-rows.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { publishedRules } from '#src/domain/payment/rules/published-rules.ts';
import type { Order } from '../order/use-order.ts';
import { shownTotal } from './shown-total.ts';

function shown(quantity: number) {
  const line = { sku: 'sessions/photography/2h/basic', service: '', tier: '', name: '', quantity };
  const view = viewOrder(priceBook, [line]);
  return shownTotal({ view, lookingUp: false } as Order, view, undefined);
}

test('a fixed total above the payment request limit is shown in full and is payable now', () => {
  expect(shown(13)).toMatchObject({ amount: 1_950_000, fixed: true, payable: true });
  expect(publishedRules.requestLimit).toBeLessThan(2_100_000);
  expect(shown(14)).toMatchObject({ amount: 2_100_000, fixed: true, payable: true });
});
