import { expect, test } from 'vitest';
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import { builtPage, wordsOf } from './built-page.ts';

const page = builtPage('/');
const slide = page.querySelector('#slide-1');

test('the first slide shows the lowest wedding price of the price book with VAT', () => {
  const rungs = builtPage('/weddings').querySelectorAll('data[data-rung]');
  const lowest = Math.min(...rungs.map((rung) => Number(rung.getAttribute('value'))));
  expect(wordsOf(slide)).toContain(`Weddings from ${formatMoney(lowest)} VAT included`);
  const entry = priceBook.get('catalogue/event-packages/wedding-full-day/basic');
  if (entry === undefined) throw new Error('There is no wedding for a day.');
  expect(lowest).toBe(Math.round(lowerBound(entry.price) * 1.18));
});

test('each slide has one filled action, and WhatsApp names the occasion', () => {
  expect(page.querySelectorAll('main .button--primary').map(wordsOf)).toEqual([
    'Wedding prices',
    'See every service',
  ]);
  expect(slide?.querySelectorAll('.button').map((link) => link.getAttribute('href'))).toEqual([
    '/weddings#prices',
    `https://wa.me/${site.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(
      'Hello, I am looking at “Weddings” on your website.',
    )}`,
  ]);
});

test('four studies say what, for which occasion and when, and none is sold as a client’s', () => {
  const studies = page.querySelectorAll('.studies article');
  expect(studies).toHaveLength(4);
  for (const study of studies) {
    expect(wordsOf(study.querySelector('h3'))).not.toBe('');
    expect(wordsOf(study.querySelector('p'))).toMatch(/^\p{Lu}.+, 20\d\d$/u);
  }
  expect(wordsOf(page.querySelector('main'))).toContain('Studies of our own');
  expect(page.querySelector('main img[src*="project-web-design"]')).toBeNull();
});

test('the page keeps its fixed parts', () => {
  const cards = (heading: string) => {
    const section = page
      .querySelectorAll('main section')
      .find((one) => wordsOf(one.querySelector('h2')) === heading);
    return section?.querySelectorAll('h3').map(wordsOf) ?? [];
  };
  expect(cards('Completed Projects')).toEqual(['Graphic Design', 'Web Design', 'Branding']);
  expect(cards('Why choose us')).toHaveLength(9);
  expect(cards('From our notebook')).toHaveLength(4);
  expect(
    page.querySelectorAll('main a').filter((link) => wordsOf(link).startsWith('Read More')),
  ).toHaveLength(6);
  const call = page.querySelector('main .call');
  expect(call?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    ...site.phones.map(({ number }) => `tel:${number}`),
    '/pricing',
  ]);
  for (const words of ['5 years', 'Our mission', 'Our vision', 'Punctuality'])
    expect(wordsOf(page.querySelector('main'))).toContain(words);
});
