import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { withRules } from '#src/domain/payment/deposit-words.ts';
import { publishedRules } from '#src/domain/payment/rules/published-rules.ts';
import { en as paymentRules } from '#src/domain/payment/rules/words/en.ts';
import { languageOfFile } from '#src/integrations/content-check/translations.ts';
import { readContent } from '#src/integrations/content-files.ts';
import { formatMoney } from '#src/lib/money.ts';
import { hoursIn } from '#src/lib/words/hours.ts';
import { speak } from '#src/lib/words/messages.ts';
import { site } from './site.ts';

/** Wording on which pages once contradicted each other, fixed as agreed. */

const content = await readContent('content');
const pages = [...content].filter(
  ([file]) => languageOfFile(file) === undefined && !/\/(?:prices|insights|internships|gallery)/.test(file),
);

function sentencesWith(word: RegExp): string[] {
  return pages.flatMap(([file, text]) =>
    text
      .split(/(?<=[.?])\s|\n/)
      .filter((sentence) => word.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  );
}

test('every sentence that asks to call names the office hours and WhatsApp', () => {
  const officeHours = hoursIn('en', site.officeHours);
  const calls = sentencesWith(/\bcall(?: us\b| \{phone1\})/i);
  expect(calls.length).toBeGreaterThan(3);
  for (const sentence of calls) {
    expect(sentence).toMatch(new RegExp(`${officeHours}|\\{officeHours\\}`));
    expect(sentence).toContain('WhatsApp');
  }
});

test('the notice, hold and payment limit named in texts are the server’s settings', () => {
  expect(baseCalendar).toMatchObject({ noticeDays: 2, hold: { unpaidHours: 24 } });
  expect(publishedRules.requestLimit).toBe(2_000_000);
});

test('a sentence about the deposit takes its figures from the payment rules', () => {
  const deposits = sentencesWith(/\bdeposit\b/i).filter((sentence) => !sentence.includes('payment.json'));
  expect(deposits.length).toBeGreaterThan(8);
  for (const sentence of deposits)
    expect(sentence.replace('rounded to 100 RWF', '')).not.toMatch(/\d ?(?:%|percent|RWF|days?\b)/i);
});

test('the figures of the payment rules are written into the pages that name them', () => {
  const named = pages.filter(([file, text]) => file.endsWith('.mdx') || /\{deposit/.test(text));
  const filled = named.map(([, text]) => withRules(speak('en', paymentRules), text)).join('\n');
  expect(filled).not.toMatch(/\{(?:deposit|balance|request)\w*\}/);
  const { from, percent, balanceDays } = publishedRules.deposit;
  expect(filled).toContain(
    `from ${formatMoney(from)} a deposit of ${percent}% when you book and the balance ${balanceDays} days before`,
  );
});

test('hours are written as 18:00–20:00', () => {
  const twelve = [...content].flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => !line.includes('"schedule": ') || !file.endsWith('classes.json'))
      .filter((line) => /\d ?(?:AM|PM)\b|\d:\d\d ?-/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(twelve).toEqual([]);
});

test('the last evening class ends at the hour that the contact page and the chat name', async () => {
  const ends = dancePrices.groups.flatMap(({ classes }) =>
    classes.map(({ schedule }) => {
      const [, hour = '', minutes = '00', half = ''] = /-(\d+)(?::(\d+))? (AM|PM)$/.exec(schedule) ?? [];
      return `${Number(hour) + (half === 'PM' ? 12 : 0)}:${minutes}`;
    }),
  );
  const end = ends.sort().at(-1);
  expect(pages.find(([file]) => file.endsWith('chat.json'))?.[1]).toContain(`evening classes until ${end}`);
  expect(await readFile('src/site/studio/contact/ContactFacts.astro', 'utf8')).toContain(`'${end}'`);
});

test('no page, email or refusal asks to call without the office hours', async () => {
  const own = await Promise.all(['src', 'netlify'].map(callsIn));
  expect(own.flat()).toEqual([]);
});

async function callsIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(`${folder}/**/*.{ts,tsx,astro}`)) {
    if (exemptFiles.test(file)) continue;
    const text = await readFile(file, 'utf8');
    if (/officeHours|contact\.hours/.test(text)) continue;
    const lines = text
      .split('\n')
      .filter((line) => !/callPhone: |^\s*phone: `tel:|^\s*(?:\/?\*|\/\/)|\{hours:hours\}/.test(line));
    found.push(...lines.filter((line) => callSentence.test(line)).map((line) => `${file}: ${line.trim()}`));
  }
  return found;
}

/** Files exempt: tests, staff screens, the password list, and notes with the hours below them. */
const exemptFiles = /\.test\.|src\/dashboard\/|common-passwords|availability\/words/;

const callSentence =
  /\bcall (?:us\b|or write|to us|\$\{|\{|<a|<phone)|\b(?:or|and) call\.|tel:\$\{(?:site|phone|first)|phones\[[01]\]\??\.display/i;

test.each([
  ['accepting a quote by its number', /its number/i],
  ['24/7 support', /24\/7 support/i],
  ['holding a date only after payment', /hold the date only/i],
])('no page mentions %s', (_, words) => {
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
])('%s contains the agreed wording: %s', (name, words) => {
  const [, text = ''] = pages.find(([file]) => file.endsWith(name)) ?? [];
  expect(text).toMatch(words);
});

test('the same mission is on both pages that have one', () => {
  const mission = 'To make work that is true to the people in it, at a price they know before we begin.';
  expect(pages.filter(([, text]) => text.includes(mission))).toHaveLength(2);
});
