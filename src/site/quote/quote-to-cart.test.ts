import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingRequestSchema } from '#src/domain/booking/booking.ts';
import { toBookingRequest } from '#src/domain/booking/form/to-booking-request.ts';
import { bookableLines, viewOrder } from '#src/domain/booking/order/order-rows.ts';
import { type CartLine, maxLines } from '#src/domain/cart/cart.ts';
import { englishBook } from '#src/domain/catalogue/prices/english-price.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook, publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { anyQuote, logoLine } from '#tests/support/requests/quotes.ts';
import { packageRow } from '#tests/support/shelf/package-row.ts';
import { soldLines, summarise } from './quote-summary.ts';
import { quoteToCart } from './quote-to-cart.ts';

const words = speak('en', prices);
const form = {
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '0788123456',
  language: 'en',
} as const;
const photobook: CartLine = {
  sku: 'frames/photobook-a3/basic',
  service: 'frames',
  tier: 'basic',
  name: 'Photobook A3, Basic',
  quantity: 1,
};

const sold = (lines: Parameters<typeof summarise>[1], book = priceBook) => soldLines(summarise(book, lines));

describe('quoteToCart', () => {
  it('a frame in the quote is merged with the same frame in the cart', () => {
    const line = { id: 'f', sku: photobook.sku, quantity: 2 };
    expect(quoteToCart(words, priceBook, [photobook], sold([line])).cart).toEqual([
      { ...photobook, quantity: 3 },
    ]);
  });

  it('lines with travel or express stay separate, because each pays its own', () => {
    const { cart } = quoteToCart(words, priceBook, [], sold([logoLine, { ...logoLine, id: 'again' }]));
    expect(cart.map((line) => line.quantity)).toEqual([2, 2]);
  });

  it('lines stay separate if merging would change the rounding or exceed a line’s limit', () => {
    const odd = packageRow({ id: 'odd', name: 'Odd', price: 3 });
    const book = englishBook([...publishedPrices, odd]);
    const line = { id: 'a', sku: 'package/odd', quantity: 1 };
    expect(quoteToCart(words, book, [], sold([line, { ...line, id: 'b' }], book)).cart).toHaveLength(2);
    const many = { id: 'a', sku: photobook.sku, quantity: 60 };
    expect(quoteToCart(words, priceBook, [], sold([many, { ...many, id: 'b' }])).cart).toHaveLength(2);
  });

  it('a full cart takes no line of a quote, and the number taken is 0', () => {
    const full = Array.from({ length: maxLines }, () => ({ ...photobook, quantity: 99 }));
    expect(quoteToCart(words, priceBook, full, sold([logoLine]))).toEqual({ cart: full, taken: 0 });
  });

  it('an amount never changes from quote to cart to booking request', () => {
    fc.assert(
      fc.property(anyQuote, ({ lines }) => {
        const summary = summarise(priceBook, lines);
        const { cart, taken } = quoteToCart(
          words,
          priceBook,
          [photobook],
          soldLines(summary).slice(0, maxLines - 1),
        );
        expect(taken).toBe(Math.min(lines.length, maxLines - 1));
        const paid = summary.rows
          .slice(0, taken)
          .reduce((sum, row) => sum + (row.priced?.amount ?? 0), 150_000);
        const order = viewOrder(priceBook, cart);
        expect(order.total).toBe(paid);
        const request = toBookingRequest(form, bookableLines(order), order);
        expect(bookingRequestSchema('2026-11-21').safeParse(request).error).toBeUndefined();
        expect(priceOrder(priceBook, request.items)).toMatchObject({ total: paid, unknown: [] });
      }),
    );
  });
});
