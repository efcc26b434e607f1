import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { servicePageSchema } from './service-page.ts';

interface Written {
  parts: string[];
  craft: { form: string; frames: object[] };
  cards: { alt?: string }[];
}

const schema = servicePageSchema(() => z.string() as never);
const pages = new Map(
  globSync('content/services/*.mdx').map((file) => [
    path.basename(file, '.mdx'),
    parse(readFileSync(file, 'utf8').split('---')[1] ?? '') as Written,
  ]),
);
/** Pages with an order of their own; the dancing page has three fixed parts. */
const ordered = [...pages].filter(([name]) => name !== 'dancing');

function adviceFor(name: string, change: (page: Written) => void): string[] {
  const page = structuredClone(pages.get(name)) as Written;
  change(page);
  return (
    schema.safeParse(page).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  );
}

test('no two service pages have their parts in one order', () => {
  expect(ordered).toHaveLength(10);
  const orders = ordered.map(([, { parts }]) => parts?.join(', '));
  expect(new Set(orders).size, orders.join('\n')).toBe(ordered.length);
});

test('every craft has a middle part in a form that no other page has', () => {
  const forms = ordered.map(([, { parts, craft }]) => parts.includes('craft') && craft.form);
  expect(forms).not.toContain(false);
  expect(new Set(forms).size, forms.join(', ')).toBe(ordered.length);
});

test.each([...pages.keys()])('the page %s is accepted as it is written', (name) => {
  expect(adviceFor(name, () => undefined)).toEqual([]);
});

test.each<[string, string, (page: Written) => void, string]>([
  [
    'a part that is not in the file',
    'audio',
    (page) => page.parts.push('prices'),
    'parts.4: Write "prices" below, or leave it out here.',
  ],
  [
    'a part in the list twice',
    'audio',
    (page) => page.parts.push('cost'),
    'parts.4: "cost" is already in the list.',
  ],
  [
    'a price table that is not in the list',
    'photography',
    (page) => page.parts.splice(page.parts.indexOf('prices'), 1),
    'parts: Add "prices", which is written below.',
  ],
  [
    'an unknown form',
    'audio',
    (page) => Object.assign(page.craft, { form: 'collage' }),
    'craft.form: Write one of contact-sheet, film-strip,',
  ],
  [
    'a contact sheet with a missing frame',
    'photography',
    (page) => page.craft.frames.pop(),
    'craft.frames: A contact sheet has twelve frames.',
  ],
  [
    'a time code without frames',
    'videography',
    (page) => Object.assign(page.craft.frames[0] ?? {}, { at: '00:04' }),
    'craft.frames.0.at: Write hours, minutes, seconds and frames in quotes: "00:00:04:12".',
  ],
  [
    'keyframes out of order',
    'motion-graphics',
    (page) => page.craft.frames.reverse(),
    'craft.frames: Write the keyframes in the order of their time.',
  ],
  [
    'a desktop without one of the blocks',
    'website-design',
    (page) => Object.assign(page.craft, { desktop: [[1, 2], [3]] }),
    'craft.desktop: Name every block once, in reading order: [[1, 2], [3]].',
  ],
  [
    'a picture without a description',
    'photography',
    (page) => delete page.cards[0]?.alt,
    'cards.0.alt: Describe the picture in a sentence.',
  ],
])('%s on the page %s is refused with what to write', (_, name, change, advice) => {
  expect(adviceFor(name, change)[0]).toContain(advice);
});
