import { describe, expect, test } from 'vitest';
import navigation from '#content/navigation.json' with { type: 'json' };
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import { builtPage, wordsOf } from './built-page.ts';
import { searchEntries } from './search-entries.ts';

const occasions = ['weddings', 'portraits', 'events', 'business', 'music'];

/** Returns the published price of a SKU with VAT. */
function withVat(sku: string): number {
  const entry = priceBook.get(sku);
  if (entry === undefined) throw new Error(`No price has the SKU ${sku}.`);
  const net = lowerBound(entry.price);
  return entry.addsVat ? Math.round(net * 1.18) : net;
}

describe.each(occasions)('/%s', (name) => {
  const page = builtPage(`/${name}`);
  const shown = page.querySelectorAll('data[data-rung]');

  test('every offer shows its published price with VAT', () => {
    expect(shown.length).toBeGreaterThan(4);
    for (const price of shown) {
      const amount = withVat(price.getAttribute('data-rung') ?? '');
      expect(price.getAttribute('value')).toBe(String(amount));
      expect(wordsOf(price).replace(/^from /, '')).toBe(formatMoney(amount));
    }
    expect(wordsOf(page.querySelector('#prices'))).toContain('All prices include VAT.');
  });

  test('head and home page show the first price with VAT', () => {
    const price = `from ${formatMoney(withVat(shown[0]?.getAttribute('data-rung') ?? ''))}`;
    expect(wordsOf(page.querySelector('.occasion-head'))).toContain(`${price} VAT included`);
    expect(wordsOf(builtPage('/').querySelector(`main a[href="/${name}"]`))).toContain(price);
  });

  test('head and form each have one filled action, and WhatsApp names the page', () => {
    const filled = page.querySelectorAll('main .button--primary');
    expect(filled.map((button) => button.closest('.occasion-head, form') !== null)).toEqual([true, true]);
    const links = page.querySelectorAll('main [data-whatsapp]').map((link) => link.getAttribute('href'));
    const title = wordsOf(page.querySelector('.breadcrumb [aria-current="page"]'));
    const message = encodeURIComponent(`Hello, I am looking at your page “${title}”.`);
    const address = `https://wa.me/${site.whatsapp.replace(/\D/g, '')}?text=${message}`;
    expect(links).toEqual([address, address]);
  });

  test('without scripts, the form opens /contact with occasion, date and dated offer', () => {
    const form = page.querySelector('#dates form');
    expect(form?.getAttribute('action')).toBe('/contact');
    const fields = form?.querySelectorAll('[name]').map((field) => field.getAttribute('name'));
    expect(fields).toEqual(['occasion', 'date', 'offer']);
    const dated = shown.filter((price) => !price.getAttribute('data-rung')?.startsWith('frames/'));
    expect(form?.querySelectorAll('option')).toHaveLength(dated.length + 1);
    expect(form?.querySelector('[data-free-dates]')?.classList.contains('scripted')).toBe(true);
  });

  test('the day has times, and the page links to refunds or terms', () => {
    expect(page.querySelectorAll('.hours .time').length).toBeGreaterThan(4);
    expect(page.querySelector('main a[href="/refund-policy"]')).not.toBeNull();
  });

  test('menus link to it, and the search finds it', () => {
    expect(
      page.querySelector(`nav[aria-label="Main"] a[href="/${name}"][aria-current="page"]`),
    ).not.toBeNull();
    expect(page.querySelector(`#site-menu a[href="/${name}"]`)).not.toBeNull();
    expect(searchEntries('dist')).toContain(`"url":"/${name} `);
  });
});

test('each wedding offer costs more than the one before', () => {
  const amounts = builtPage('/weddings')
    .querySelectorAll('data[data-rung]')
    .map((price) => Number(price.getAttribute('value')));
  expect(amounts).toHaveLength(6);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
});

test('the footer links to weddings', () => {
  expect(navigation.quickLinks).toContainEqual({ label: 'Weddings', href: '/weddings' });
  expect(builtPage('/faqs').querySelector('footer a[href="/weddings"]')).not.toBeNull();
});

test.each([
  ['photography', ['weddings', 'portraits', 'events', 'business']],
  ['dancing', ['weddings', 'events']],
  ['audio-production', ['music']],
  ['architecture', []],
])('the service page %s links to the occasions %j', (service, expected) => {
  const links = builtPage(`/services/${service}`)
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href'));
  expect(occasions.filter((name) => links.includes(`/${name}`))).toEqual(expected);
});
