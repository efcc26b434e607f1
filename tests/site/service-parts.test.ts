import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile, builtPage, wordsOf } from './built-page.ts';

const names = readdirSync(builtFile('services'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length));

test('no two built service pages show their parts in one order', () => {
  const orders = names.map((name) =>
    builtPage(`/services/${name}`)
      .querySelectorAll('main [id]')
      .map(({ id }) => id)
      .filter((id) => ['prices', 'cost', 'work', 'services', 'offerings', 'process', 'classes'].includes(id))
      .join(', '),
  );
  expect(orders).toHaveLength(11);
  expect(new Set(orders).size, orders.join('\n')).toBe(11);
});

test('the dancing page links to its three parts with a price for each', () => {
  const page = builtPage('/services/dancing');
  const links = page.querySelectorAll('nav[aria-label="Parts of this page"] a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#shows', '#classes', '#troupes']);
  for (const link of links) {
    expect(wordsOf(link)).toMatch(/from [\d,]+ RWF/);
    expect(page.querySelector(link.getAttribute('href') ?? ''), wordsOf(link)).not.toBeNull();
  }
});

test('a contact sheet has twelve described frames, and the marked ones are named', () => {
  const sheet = builtPage('/services/photography').querySelector('.sheet');
  expect(sheet?.querySelectorAll('li img[alt]')).toHaveLength(12);
  expect(sheet?.querySelectorAll('li [aria-label="Marked"]')).toHaveLength(4);
});

test('before and after are both in the page, and the slider waits for its script', () => {
  const pictures = builtPage('/services/editing-retouching').querySelector('before-after');
  expect(pictures?.querySelectorAll('figcaption').map(wordsOf)).toEqual(['Before', 'After']);
  expect(pictures?.querySelector('input[type="range"]')?.hasAttribute('hidden')).toBe(true);
});
