import { describe, expect, test } from 'vitest';
import {
  fieldsOf,
  openForm,
  orderOf,
  portrait,
  press,
  typed,
} from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();

const bookings = () => environment.sql('select * from bookings');

describe('the plain booking page', () => {
  test('the page shows the browser’s cart in words at current prices', async () => {
    const page = await openForm(orderOf({ ...portrait, quantity: 2 }));
    expect(page.status).toBe(200);
    expect(wordsIn(page.text)).toContain('Portrait photography, 4 hours, Premium');
    expect(wordsIn(page.text)).toContain('Total: 1,600,000 RWF incl. 244,068 RWF VAT');
    expect(fieldsOf(page.text)).toMatchObject({
      q0: '2',
      total: '1600000',
      key: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  test('the page runs no script, posts to this site only and is cached only for going back', async () => {
    const { headers, text } = await openForm(orderOf(portrait));
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(headers.get('cache-control')).toBe('private, max-age=0');
    expect(text).not.toMatch(/<script|light-dark|:has/);
  });

  test('the page names what is gone, dearer or unreadable, and keeps the rest', async () => {
    const page = await openForm(
      orderOf(
        { ...portrait, seen: 700_000 },
        { ...portrait, sku: 'gone', name: 'Old thing' },
        { nonsense: true },
      ),
    );
    expect(wordsIn(page.text)).toContain(
      'now costs 800,000 RWF. When you chose it, the price was 700,000 RWF.',
    );
    expect(wordsIn(page.text)).toContain('Old thing is no longer offered');
    expect(wordsIn(page.text)).toContain('We could not read a part of your cart.');
    expect(fieldsOf(page.text)).toMatchObject({ total: '800000' });
  });

  test('an unreadable cart is named on the page', async () => {
    for (const order of ['corrupt', '{}', 'null', '[[[[', '"cart"'])
      expect(wordsIn((await openForm({ order })).text), order).toContain('could not read');
  });

  test('markup in the address and in the fields is escaped', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const order = orderOf({
      ...portrait,
      name: evil,
      sku: evil,
      tier: evil,
      service: evil,
      options: { package: evil },
    });
    const pages = [
      await openForm({
        ...order,
        key: evil,
        name: evil,
        location: evil,
        sku: evil,
        pick: evil,
        discountCode: evil,
      }),
      await press(await openForm(orderOf(portrait)), {
        ...typed,
        name: evil,
        message: `</textarea>${evil}`,
        phone: evil,
      }),
    ];
    for (const { text } of pages) expect(text).not.toMatch(/<script|<img|<\/textarea>"/);
    expect(fieldsOf(pages[1]?.text ?? '')).toMatchObject({ name: evil, phone: evil });
  });
});

describe('the order on the plain page', () => {
  test('an empty order lists everything that can be booked', async () => {
    const { text } = await openForm('');
    expect(text).toContain('<optgroup label="Photography">');
    expect(text).toContain('Portrait photography, 4 hours, Premium: 800,000 RWF</option>');
    expect(text).toContain('Website, Basic: ');
    expect(text).toContain('+ 18% VAT');
    expect(text).not.toContain('Book and pay');
  });

  test('a button of a service page adds its package in the chosen size', async () => {
    const page = await openForm('photography-duration=4h&pick=photography/portrait/premium');
    expect(JSON.parse(fieldsOf(page.text)['order'] ?? '')).toEqual([portrait]);
  });

  test('adding, changing and removing lines keeps what was typed', async () => {
    const first = await openForm(orderOf(portrait));
    const added = await press(
      first,
      { ...typed, sku: 'catalogue/design-printing/logo-design/basic' },
      { do: 'add' },
    );
    expect(fieldsOf(added.text)).toMatchObject({
      q0: '1',
      q1: '1',
      name: 'Aline Uwase',
      key: fieldsOf(first.text)['key'],
    });
    const changed = await press(added, { q0: '3' }, { do: 'update' });
    expect(fieldsOf(changed.text)).toMatchObject({ q0: '3', message: 'Two families.\nOne baby.' });
    const removed = await press(changed, {}, { remove: '1' });
    expect(fieldsOf(removed.text)).toMatchObject({ total: '2400000', location: 'Kigali Heights' });
    const none = await press(removed, { q0: '0' }, { do: 'update' });
    expect(wordsIn(none.text)).toContain('Your cart is empty');
    expect(fieldsOf(none.text)).toMatchObject({ name: 'Aline Uwase', phone: '+250 788 123 456' });
  });

  test.each([
    [{ q0: 'some' }, 'the quantity must be a whole number. The quantity is still 1'],
    [{ q0: '500' }, 'is limited to 99 per booking. You had 500'],
    [{ sku: 'sessions/photography/9h/basic' }, 'sessions/photography/9h/basic is no longer offered'],
    [{ pick: 'photography/nothing/basic' }, 'We could not find what you chose.'],
  ])('an order that cannot be booked as sent (%j) is explained and not booked', async (change, sentence) => {
    const page = await press(await openForm(orderOf(portrait)), { ...typed, ...change });
    expect(wordsIn(page.text)).toContain(sentence);
    expect(await bookings()).toEqual([]);
  });
});
