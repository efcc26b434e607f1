import { expect, test } from 'vitest';
import { cataloguePrices, sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import { cardAnchor } from '#src/site/catalogue/pricing/card-anchor.ts';
import { builtHtml, builtPage, wordsOf } from './built-page.ts';

test.each([
  ['/pricing', 'before 18% VAT', 'class="card"'],
  ['/pricing/frames', 'before 18% VAT', 'data-sku='],
  ['/services/photography', 'before 18% VAT', '<table'],
])('%s notes that prices are before VAT above the first price', (route, sentence, first) => {
  const html = builtHtml(route);
  expect(html.indexOf(sentence)).toBeGreaterThan(0);
  expect(html.indexOf(sentence)).toBeLessThan(html.indexOf(first));
});

test('every catalogue amount in a service page’s tables ends in "+ VAT"', () => {
  const amounts = builtPage('/services/photography')
    .querySelectorAll('table td')
    .filter((cell) => cell.querySelector('[data-sku^="catalogue/"]'))
    .map((cell) => wordsOf(cell));
  const priced = amounts.filter((text) => /RWF/.test(text));
  expect(priced.length).toBeGreaterThan(5);
  expect(priced.filter((text) => !text.endsWith('+ VAT'))).toEqual([]);
});

const pairs = cataloguePrices.categories.flatMap(({ id, services }) =>
  services === 'frames'
    ? []
    : services.flatMap(({ id: service, session }) => (session ? [{ row: `${id}/${service}`, session }] : [])),
);

test('eight catalogue services are also sold as sessions', () => {
  expect(pairs).toHaveLength(8);
});

test.each(pairs)('catalogue row $row and session $session link to each other', ({ row, session }) => {
  const anchor = cardAnchor(`catalogue/${row}`);
  const [page = '', pack = ''] = session.split('/');
  const route = sessionPrices[page]?.page ?? '';
  const card = builtPage('/pricing').querySelector(`#${anchor}`);
  expect(card?.querySelector(`a[href="${route}#${pack}"]`)).not.toBeNull();
  const section = builtPage(route).querySelector(`section#${pack}`);
  expect(section?.querySelector(`a[href="/pricing#${anchor}"]`)).not.toBeNull();
});
