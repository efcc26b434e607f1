import { describe, expect, test } from 'vitest';
import { escapeHtml } from '#netlify/core/mail/escape-html.ts';
import { maxTravelKm, vatPart } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel } from '#src/domain/catalogue/prices/price-book.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { formatMoney } from '#src/lib/money.ts';
import { newestMail } from '#tests/support/mails.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { changePackage, publishPackage, removePackage } from '#tests/support/shelf/packages.ts';

const environment = setUpEnvironment();

const session = 'sessions/photography/2h/basic';
const sku = 'package/wedding-bliss';

const bookLine = (item: Record<string, unknown>, totalAmount: number) =>
  book({ ...bookingRequest(), items: [{ quantity: 1, ...item }], totalAmount });

const storedLines = () => environment.sql('select label, amount, vat, fixed, options from booking_lines');

describe('a package', () => {
  test('an unchanged package is booked at its published price with VAT', async () => {
    expect((await bookLine({ sku }, 8_850_000)).status).toBe(201);
    expect(await storedLines()).toEqual([
      { label: 'Wedding Bliss Package', amount: '8850000', vat: '1350000', fixed: true, options: {} },
    ]);
  });

  test('a changed package gets 409 at its old price and is booked at the new one', async () => {
    await changePackage(environment, { id: 'wedding-bliss', name: 'Wedding Bliss', amount: 8_000_000 });
    const before = await bookLine({ sku }, 8_850_000);
    expect([before.status, before.json]).toEqual([
      409,
      { error: expect.any(String), total: 9_440_000, fixed: true },
    ]);
    const { status, json } = await bookLine({ sku }, 9_440_000);
    expect([status, json]).toMatchObject([201, { booking: { total: 9_440_000 } }]);
    expect(await storedLines()).toMatchObject([{ label: 'Wedding Bliss', amount: '9440000' }]);
  });

  test('a package that an admin added is booked', async () => {
    await changePackage(environment, { id: 'family-day', name: 'Family Day', amount: 300_000 });
    expect((await bookLine({ sku: 'package/family-day', quantity: 2 }, 708_000)).status).toBe(201);
  });

  test('a package that includes nothing becomes a request and is never charged', async () => {
    const words = { service: 'photography', description: '', includes: {}, vat: 'added' };
    await publishPackage(environment, 'bare', { name: 'Bare', price: 300_000, ...words });
    const { json } = await bookLine({ sku: 'package/bare' }, 354_000);
    expect(json).toMatchObject({ total: 0, fixed: false });
    expect((await bookLine({ sku: 'package/bare' }, 0)).status).toBe(201);
    expect(await storedLines()).toMatchObject([{ label: 'Bare', amount: '0', fixed: false }]);
    expect(environment.paypack.transactions()).toEqual([]);
  });

  test('a removed package gets 422 at its order line', async () => {
    await changePackage(environment, { id: 'wedding-bliss', name: 'Wedding Bliss', amount: 8_000_000 });
    await removePackage(environment, 'wedding-bliss');
    const items = [
      { sku: session, quantity: 1 },
      { sku, quantity: 1 },
    ];
    const { status, json } = await book(bookingRequest({ items, totalAmount: 9_000_000 }));
    expect([status, json]).toMatchObject([
      422,
      { fields: { 'items.1.sku': expect.stringMatching(/no longer/) } },
    ]);
    expect(await storedLines()).toEqual([]);
  });
});

describe('line options', () => {
  const [logo] = [...priceBook.values()].filter(
    ({ expressFee, price }) => expressFee !== undefined && price.kind === 'fixed',
  );
  if (logo?.expressFee === undefined || logo.price.kind !== 'fixed')
    throw new Error('No published service has a fixed price and an express fee; this test needs one.');
  const { amount } = logo.price;
  const fee = logo.expressFee;
  const withVat = (net: number) => net + Math.round(net * 0.18);

  test('travel and express are charged once per line with VAT and stored with their words', async () => {
    const options = { km: 12, express: true };
    const total = withVat(3 * amount + fee + 12_000);
    expect((await bookLine({ sku: logo.sku, quantity: 3, options }, total)).status).toBe(201);
    expect(await storedLines()).toEqual([
      {
        label: `${lineLabel(logo)}, express, 12 km of travel`,
        amount: String(total),
        vat: String(total - (3 * amount + fee + 12_000)),
        fixed: true,
        options,
      },
    ]);
    expect(environment.paypack.transactions()).toMatchObject([{ amount: total }]);
    const mails = await environment.mailbox.messages();
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) {
      expect(text).toContain(`- 3 × ${lineLabel(logo)}, express, 12 km of travel: ${formatMoney(total)}`);
      expect(html).toContain(`3 × ${escapeHtml(lineLabel(logo))}, express, 12 km of travel`);
      for (const form of [text, html]) {
        expect(form).toContain(`The total includes ${formatMoney(vatPart(total))} VAT (18%).`);
        expect(form).not.toContain('; to confirm');
      }
    }
  });

  test('travel is added to a session whose price includes VAT', async () => {
    expect((await bookLine({ sku: session, options: { km: 30 } }, 180_000)).status).toBe(201);
  });

  test('a line without VAT becomes a request, and nothing is charged', async () => {
    const { status, json } = await bookLine({ sku: logo.sku, options: { vat: false } }, amount);
    expect([status, json]).toMatchObject([201, { payment: { status: 'none' } }]);
    expect(environment.paypack.transactions()).toEqual([]);
    expect(await storedLines()).toMatchObject([{ amount: String(amount), vat: '0', fixed: false }]);
    const mail = await newestMail(environment, 'aline@example.com');
    expect(mail?.text).toContain(
      `${lineLabel(logo)}, without VAT; to confirm: your VAT exemption: ${formatMoney(amount)}`,
    );
    expect(mail?.text).toContain(`Total: from ${formatMoney(amount)}`);
    expect(mail?.text).not.toContain('The total includes');
  });

  test.each<[field: string, wrong: Record<string, unknown>[]]>([
    ['options.express', [true, 'yes', 1].map((express) => ({ express }))],
    ['options.km', [-1, 0.5, maxTravelKm + 1, 1e300, '12', null, [12]].map((km) => ({ km }))],
    ['options.vat', ['no', 0].map((vat) => ({ vat }))],
    ['options.package', [{ package: { id: 'portrait' } }]],
    ['sku', [{ package: '__proto__' }]],
  ])('a wrong option gets 422 with a sentence at %s', async (field, wrong) => {
    for (const options of wrong) {
      const { status, json } = await bookLine({ sku: session, options }, 150_000);
      expect(status, JSON.stringify(options)).toBe(422);
      const { fields } = json as { fields: Record<string, string> };
      expect(Object.keys(fields)).toEqual([`items.0.${field}`]);
      expect(fields[`items.0.${field}`]).not.toMatch(/invalid input|expected|received/i);
    }
    expect(await storedLines()).toEqual([]);
  });

  test('the longest distance is accepted, and an unknown option is not stored', async () => {
    const options = { km: maxTravelKm, express: false, vat: true, colour: 'red' };
    const total = 150_000 + maxTravelKm * 1000;
    expect((await bookLine({ sku: session, options }, total)).status).toBe(201);
    expect(JSON.stringify(await storedLines())).not.toContain('colour');
  });
});
