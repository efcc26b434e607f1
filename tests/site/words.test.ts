import { describe, expect, test } from 'vitest';
import { cardAnchor } from '#src/site/catalogue/pricing/card-anchor.ts';
import { agreedFramePrices } from '#tests/support/agreed/prices.ts';
import { agreedRows } from '#tests/support/agreed/rows.ts';
import { builtPage, wordsOf } from './built-page.ts';

describe('/pricing', () => {
  test('every agreed price is shown with its service', () => {
    const shown = builtPage('/pricing')
      .querySelectorAll('.card')
      .map((card) => {
        const prices = card.querySelectorAll('.tiers > *').map((tier) =>
          wordsOf({
            textContent: tier.childNodes
              .slice(1)
              .map((part) => part.textContent)
              .join(''),
          }),
        );
        return [card.id, prices] as const;
      });
    const beforeVat = shown.filter(([, prices]) => prices.some((price) => price.endsWith(' + VAT')));
    expect(Object.fromEntries(beforeVat)).toHaveProperty(['combined-packages-wedding-bliss']);
    const amounts = shown.map(([sku, prices]) => [sku, prices.map((price) => price.replace(/ \+ VAT$/, ''))]);
    expect(Object.fromEntries(amounts)).toMatchObject(
      Object.fromEntries(Object.entries(agreedRows).map(([sku, row]) => [cardAnchor(sku), row])),
    );
  });

  test('the photography row shows its starting price and links to its page', () => {
    const row = builtPage('/pricing')
      .querySelectorAll('tr')
      .find((one) => wordsOf(one).startsWith('Photography'));
    expect(wordsOf(row)).toContain('from 150,000 RWF');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('/services/photography');
  });
});

test('/pricing/frames shows every agreed price', () => {
  const shown = builtPage('/pricing/frames')
    .querySelectorAll('data[data-sku]')
    .map((price) => [price.getAttribute('data-sku') ?? '', wordsOf(price)] as const);
  for (const [sku, text] of shown) {
    const [row = '', tier] = sku.match(/^(.*)\/(basic|standard|premium)$/)?.slice(1) ?? [];
    expect(agreedRows[row]?.[['basic', 'standard', 'premium'].indexOf(tier ?? '')], sku).toBe(text);
  }
  const sold = new Set(shown.map(([sku]) => sku.split('/').slice(0, -1).join('/')));
  for (const key of Object.keys(agreedFramePrices)) expect(sold).toContain(`frames/${key}`);
  expect(sold.size, 'frames and 18 services').toBe(Object.keys(agreedFramePrices).length + 18);
});

test('a site that is not in production marks invented quotes and people as samples', () => {
  expect(wordsOf(builtPage('/').querySelector('main'))).toContain('Sample');
});

test('a dance class shows the name it is enrolled under and links to its form', () => {
  const link = builtPage('/services/dancing').querySelector(
    'a[aria-label="Enroll Now: Ikinimba (registered as Umushayayo)"]',
  );
  expect(link?.getAttribute('href')).toBe('/services/dancing/enrol?class=ikinimba');
});

describe('internships', () => {
  test('a programme’s page shows its fees', () => {
    expect(wordsOf(builtPage('/internships/dance-internship').querySelector('main aside'))).toMatch(
      /Tuition\s*80,000 RWF\s*Materials\s*5,000 RWF/,
    );
  });

  test('the email link of a programme has its name in the subject', () => {
    const link = builtPage('/internships/dance-internship')
      .querySelectorAll('#apply a')
      .find((one) => wordsOf(one) === 'Apply by email');
    const mail = new URL(link?.getAttribute('href') ?? '');
    expect(mail.searchParams.get('subject')).toBe('Application: Dance Internship');
  });

  test('the page has eleven programmes and four questions, one of them open', () => {
    const page = builtPage('/internships');
    const more = page.querySelectorAll('a').filter((link) => wordsOf(link).startsWith('Learn More'));
    expect(more).toHaveLength(11);
    const rows = page.querySelectorAll('li[data-entry]').map(wordsOf);
    expect(rows).toContainEqual(expect.stringMatching(/^Documentary Film\s*2–3 months\s*170,000 RWF/));
    const questions = page.querySelectorAll('details[name="internship-questions"]');
    expect(questions).toHaveLength(4);
    expect(questions.filter((question) => question.hasAttribute('open'))).toHaveLength(1);
  });
});

test('each row of /services shows the lowest price with VAT', () => {
  const rows = builtPage('/services').querySelectorAll('li[data-entry]').map(wordsOf);
  expect(rows).toHaveLength(13);
  for (const start of [
    /^Photography\s*from 150,000 RWF/,
    /^Website Design\s*from 590,000 RWF/,
    /^Internships\s*from 85,000 RWF/,
  ])
    expect(rows).toContainEqual(expect.stringMatching(start));
  expect(rows.filter((row) => !/from [\d,]+ RWF/.test(row))).toEqual([]);
});

test('/search lists everything by kind without scripts', () => {
  const page = builtPage('/search');
  const kinds = page.querySelectorAll('main h3').map(wordsOf);
  expect(kinds).toEqual([
    'Posts',
    'Products',
    'Services',
    'Occasions',
    'Prices',
    'Internships',
    'Questions',
    'Team',
  ]);
  const links = page.querySelectorAll('main a').map(wordsOf);
  expect(links).toContainEqual(expect.stringContaining('Documentary Film Internship'));
  expect(page.querySelectorAll('main [hidden] a')).toEqual([]);
});

test('only pages with islands contain the fallback notice', () => {
  expect(builtPage('/faqs').querySelector('[data-island-fallback]')).toBeNull();
  expect(builtPage('/book-now').querySelector('[data-island-fallback]')).not.toBeNull();
});
