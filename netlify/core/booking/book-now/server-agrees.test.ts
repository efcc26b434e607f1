import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { toBookingRequest } from '#src/domain/booking/form/to-booking-request.ts';
import { bookableLines, viewOrder } from '#src/domain/booking/order/order-rows.ts';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { parseCart } from '#src/domain/cart/parse-cart.ts';
import { repairCart } from '#src/domain/cart/repair-cart.ts';
import type { PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { englishBook } from '#src/domain/catalogue/prices/english-price.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { call } from '#tests/support/call.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { changePackage, publishPackage, removePackage } from '#tests/support/shelf/packages.ts';
import { bookingTerms } from './booking-terms.ts';
import { parseBooking } from './parse-booking.ts';

const environment = setUpEnvironment();
let browserBook: PriceBook;
beforeEach(async () => {
  await changePackage(environment, { id: 'wedding-bliss', name: 'Wedding Bliss', amount: 8_000_001 });
  await changePackage(environment, { id: 'family-day', name: 'Family Day', amount: 333_333 });
  await changePackage(environment, { id: 'creative-entrepreneur', name: 'Gone', amount: 1 });
  await removePackage(environment, 'creative-entrepreneur');
  await publishPackage(environment, 'sessions.photography.2h', { basic: 155_000 });
  await publishPackage(environment, 'catalogue.design-printing.logo-design', {
    expressFee: 33_333,
    name: 'Logo',
  });
  const tiers = { basic: { kind: 'range', min: 10_001, max: 20_000 }, vip: 99_999 };
  const words = { name: 'Tiered', service: 'film', description: '', includes: {}, vat: 'included' };
  await publishPackage(environment, 'tiered', { ...words, ...tiers });
  const current = (await call('GET', '/api/pricing')).json as PublicPackage[];
  browserBook = englishBook(current);
});

const added = ['package/family-day', 'package/nobody-knows', 'package/tiered/basic', 'package/tiered/vip'];
const skus = [...priceBook.keys(), ...added];
const line = fc.record<CartLine>({
  sku: fc.oneof(fc.constantFrom(...skus), fc.constantFrom(...skus.filter((sku) => !sku.startsWith('s')))),
  service: fc.constant(''),
  tier: fc.constant(''),
  name: fc.constant('Line'),
  quantity: fc.integer({ min: 1, max: 120 }),
  options: fc.record(
    {
      package: fc.constantFrom('portrait', 'event', 'toString'),
      km: fc.integer({ min: 0, max: maxTravelKm + 10 }),
      express: fc.boolean(),
      vat: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

test('any cart has the same total, VAT and words in the browser and on the server', async () => {
  const contact = { name: 'Aline', email: 'aline@example.com', phone: '0788123456' };
  const form = { ...contact, language: 'en', eventDate: bookableDay } as const;
  const terms = await bookingTerms(new Date());
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
      const { cart } = repairCart(browserBook, parseCart(JSON.stringify(lines)), true);
      fc.pre(cart.length > 0);
      const view = viewOrder(browserBook, cart);
      const request = toBookingRequest(form, bookableLines(view), view);
      const { order } = await parseBooking(JSON.parse(JSON.stringify(request)), terms, new Date());
      expect(order.unknown).toEqual([]);
      expect({ total: order.total, vat: order.vat, fixed: order.fixed }).toEqual({
        total: view.total,
        vat: view.vat,
        fixed: view.fixed,
      });
      const words = ({ entry, amount, fixed }: PricedLine) => [lineLabel(entry), amount, fixed].join();
      expect(order.lines.map(words)).toEqual(bookableLines(view).map(words));
    }),
  );
});
