import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { requestLimit } from '#src/domain/payment/request-limit.ts';
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

test('every sentence that asks to call says when the phone is answered, and names WhatsApp', () => {
  const calls = sentencesWith(/\bcall(?: us\b| \{phone1\})/i);
  expect(calls.length).toBeGreaterThan(3);
  for (const sentence of calls) {
    expect(sentence).toMatch(new RegExp(`${site.officeHours}|\\{officeHours\\}`));
    expect(sentence).toContain('WhatsApp');
  }
});

test('the figures in the texts are the settings of the server', () => {
  expect(baseCalendar).toMatchObject({ noticeDays: 2, hold: { unpaidHours: 24 } });
  expect(requestLimit).toBe(2_000_000);
});

test('hours are written 18:00–20:00, but for those that were agreed as they are', () => {
  const agreed = [site.hours, site.officeHours];
  const twelve = [...content].flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => !line.includes('"schedule": ') || !file.endsWith('classes.json'))
      .map((line) => agreed.reduce((left, hours) => left.replaceAll(hours, ''), line))
      .filter((line) => /\d ?(?:AM|PM)\b|\d:\d\d ?-/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(twelve).toEqual([]);
});

test('evening classes end by the hour that the contact page and the chat name', async () => {
  const ends = dancePrices.groups.flatMap(({ classes }) =>
    classes.map(({ schedule }) => {
      const [, hour = '', minutes = '00', half = ''] = /-(\d+)(?::(\d+))? (AM|PM)$/.exec(schedule) ?? [];
      return `${Number(hour) + (half === 'PM' ? 12 : 0)}:${minutes}`;
    }),
  );
  const named = `evening classes until ${ends.sort().at(-1)}`;
  expect(pages.find(([file]) => file.endsWith('chat.json'))?.[1]).toContain(named);
  expect(await readFile('src/site/studio/contact/ContactFacts.astro', 'utf8')).toContain(named);
});

test('no page, email or refusal of the code asks to call in words of its own', async () => {
  const own = await Promise.all(['src', 'netlify'].map(callsIn));
  expect(own.flat()).toEqual([]);
});

async function callsIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(`${folder}/**/*.{ts,tsx,astro}`)) {
    if (withoutCalls.test(file)) continue;
    const text = await readFile(file, 'utf8');
    if (/officeHours|contact\.hours/.test(text)) continue;
    const lines = text.split('\n').filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line));
    found.push(...lines.filter((line) => callSentence.test(line)).map((line) => `${file}: ${line.trim()}`));
  }
  return found;
}

/** Staff call clients; a calendar's days say "Call us", and the sentence below them how. */
const withoutCalls = /\.test\.|src\/dashboard\/|common-passwords|day-words/;

/** "call us", "Call <a", "or call.", a link that dials, and a number of the studio. */
const callSentence =
  /\bcall (?:us\b|or write|to us|\$\{|\{|<a)|\b(?:or|and) call\.|tel:\$\{(?:site|phone|first)|phones\[[01]\]\??\.display/i;

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
