import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from './content-files.ts';
import {
  samplesIn,
  samplesText,
  unconfirmedFiles,
  unconfirmedIn,
  unconfirmedLanguages,
  unconfirmedText,
} from './unconfirmed.ts';

const testimonials = `[
  {
    "id": "roastery",
    "quote": "They tasted the coffee.",
    "source": "studio"
  },
  {
    "id": "youth-choir",
    "source": "client"
  }
]`;
const policy = '---\ntitle: Refund Policy\nsource: studio\n---\n\nWrite "source": "studio" here.\n';

test('unconfirmed content is listed with its file and line', () => {
  const content = new Map([
    ['content/testimonials.json', testimonials],
    ['content/policies/refund-policy.mdx', policy],
    ['content/calendar.json', '{\n  "capacity": 8,\n  "source": "studio"\n}'],
  ]);
  expect(unconfirmedIn(content)).toEqual([
    'content/testimonials.json:5 roastery',
    'content/policies/refund-policy.mdx:3 Refund Policy',
    'content/calendar.json:3',
  ]);
});

test('an unconfirmed entry is named by its own lines, not by nested ones', () => {
  const nested =
    '{\n  "name": "Studio",\n  "phones": [\n    {\n      "name": "Desk"\n    }\n  ],\n  "source": "studio"\n}';
  expect(unconfirmedIn(new Map([['content/site.json', nested]]))).toEqual(['content/site.json:8 Studio']);
});

test('the list covers the actual content, such as testimonials, prices and policies', async () => {
  const list = unconfirmedIn(await readContent('content'));
  for (const place of [
    /^content\/testimonials\.json:\d+ roastery$/,
    /^content\/prices\/catalogue\.json:\d+ photo-and-film$/,
    /^content\/policies\/terms\.mdx:\d+ Terms & Conditions$/,
  ])
    expect(list).toContainEqual(expect.stringMatching(place));
});

test('an empty list is shown as everything confirmed', () => {
  expect(unconfirmedText([])).toBe('The studio has confirmed everything in the content.');
  expect(unconfirmedText(['content/site.json:8 Studio'])).toContain('\n  content/site.json:8 Studio');
});

test('samples are invented quotes and people only, and are listed before the launch', async () => {
  const content = new Map([
    ['content/testimonials.json', testimonials],
    ['content/calendar.json', '{\n  "capacity": 8,\n  "source": "studio"\n}'],
  ]);
  expect(samplesIn(content)).toEqual(['content/testimonials.json:5 roastery']);
  expect(samplesText(samplesIn(content))).toBe(
    'These samples will not be on the site:\n  content/testimonials.json:5 roastery',
  );
  expect(samplesIn(await readContent('content')).length).toBeGreaterThan(2);
});

test('the live site warns about unconfirmed words of a language, with who confirmed it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'unconfirmed-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('content/fr/home.json', '{\n  "title": { "of": "1", "text": "Titre", "confirmed": false }\n}');
  write('content/fr/faqs.json', '{\n  "title": { "of": "1", "text": "Titre" }\n}');
  write('netlify/words/fr.ts', "export const fr = { thanks: { text: 'Merci', confirmed: false } };");
  const confirmed = (fr: string | null) => ({
    languages: { fr: { confirmedBy: fr }, rw: { confirmedBy: null } },
  });
  expect(unconfirmedFiles(root, 'fr').toSorted()).toEqual(['content/fr/home.json', 'netlify/words/fr.ts']);
  expect(unconfirmedLanguages(confirmed(null), root)).toEqual([]);
  expect(unconfirmedLanguages(confirmed('Aline Uwase'), root)).toEqual([
    expect.stringContaining('French is on the site because Aline Uwase confirmed it, but 2 of its files'),
  ]);
});
