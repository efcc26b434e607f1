import { expect, test } from 'vitest';
import { readContent } from '#src/integrations/content-files.ts';
import { site } from './site.ts';

/** Sentences on which pages contradicted each other, kept as they were settled. */

const content = await readContent('content');
const pages = [...content].filter(([file]) => !/\/(?:prices|insights|internships|gallery)/.test(file));

function sentencesWith(word: RegExp): string[] {
  return pages.flatMap(([file, text]) =>
    text
      .split(/(?<=[.?])\s|\n/)
      .filter((sentence) => word.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  );
}

test('every sentence that asks to call says when the phone is answered', () => {
  const calls = sentencesWith(/\bcall(?: us\b| \{phone1\})/i);
  expect(calls.length).toBeGreaterThan(3);
  for (const sentence of calls) expect(sentence).toMatch(new RegExp(`${site.officeHours}|\\{officeHours\\}`));
});

test.each([
  ['a deposit without an amount', /\bdeposits?\b/i],
  ['a quote that is accepted by its number', /its number/i],
  ['support around the clock', /24\/7 support/i],
  ['a date that is held only after payment', /hold the date only/i],
])('no page names %s', (_, words) => {
  expect(sentencesWith(words)).toEqual([]);
});

test.each([
  ['terms.mdx', /one way from the studio/],
  ['terms.mdx', /Commissions and websites are paid in the steps that your quote names\./],
  ['terms.mdx', /24 hours while you pay, and for good once you have paid/],
  ['faqs.json', /24 hours while you pay, and for good once you have paid/],
  ['faqs.json', /Within Kigali travel is free/],
  ['refund-policy.mdx', /Prints and frames are made for you, so we refund them if they arrive damaged/],
  ['privacy-policy.mdx', /for one year, and with the booking/],
])('%s says what was settled: %s', (name, words) => {
  const [, text = ''] = pages.find(([file]) => file.endsWith(name)) ?? [];
  expect(text).toMatch(words);
});

test('one mission is named on the two pages that have it', () => {
  const mission = 'To make work that is true to the people in it, at a price they know before we begin.';
  expect(pages.filter(([, text]) => text.includes(mission))).toHaveLength(2);
});
