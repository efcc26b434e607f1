import { cpSync, globSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Cells, fromCsv, toCsv } from '#netlify/ops/words/csv.ts';
import { importWords } from '#netlify/ops/words/import-words.ts';
import { readCatalogues, translationRows } from '#netlify/ops/words/rows.ts';
import { messagesText, unconfirmedWordsText } from '#netlify/ops/words/words-state.ts';
import { digestOf } from '#src/integrations/content-check/translations.ts';
import { type ContentCopy, copyContent } from '#tests/support/server/content-copy.ts';

const patch = (english: string, text: string, more = {}) => ({ of: digestOf(english), text, ...more });

const weddings = `---
title: { of: ${digestOf('Weddings')}, text: Mariages }
body: { of: [${digestOf('Dancers, drums and first-dance lessons come from [the same house](/services/dancing).')}] }
---

Danse et [tambours](/services/dancing).
`;

/** Copies all words, so that they can be written. */
function copyWords(): ContentCopy {
  const copy = copyContent();
  const place = (file: string) => path.join(copy.root, file);
  unlinkSync(place('src'));
  cpSync('src', place('src'), { recursive: true });
  for (const file of [...globSync('netlify/**/words/*.ts'), 'biome.json', '.gitignore'])
    cpSync(file, place(file));
  rmSync(place('content/fr'), { recursive: true, force: true });
  const patches = {
    'quickLinks./gallery.label': patch('Gallery', 'Galerie', { confirmed: false }),
    'quickLinks./contact.label': patch('An earlier word', 'Contact'),
  };
  copy.write('content/fr/navigation.json', `${JSON.stringify(patches, null, 2)}\n`);
  copy.write('content/fr/occasions/weddings.mdx', weddings);
  return copy;
}

const textFiles = '{src,netlify}/**/words/*.ts';

function filesIn(root: string): Map<string, string> {
  const files = globSync([textFiles, 'content/{fr,rw}/**/*.{json,mdx}'], { cwd: root });
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Lists the lines that were not there before, by file. */
function newLines(before: Map<string, string>, root: string): Record<string, string[]> {
  const changed = [...filesIn(root)].filter(([file, text]) => text !== before.get(file));
  return Object.fromEntries(
    changed.map(([file, text]) => {
      const old = new Set(before.get(file)?.split('\n'));
      return [file, text.split('\n').filter((line) => !old.has(line))];
    }),
  );
}

/** Exports, lets a translator change cells by their place, and reads the file that they send back. */
async function returned(
  root: string,
  changes: Record<string, Partial<Cells>>,
  language: 'fr' | 'rw' = 'fr',
): Promise<Cells[]> {
  const exported = fromCsv(Buffer.from(toCsv(await translationRows(root, language))));
  const missing = Object.keys(changes).filter((where) => !exported.some((row) => row.where === where));
  if (missing.length > 0) throw new Error(`The export lacks ${missing.join(', ')}.`);
  const edited = exported.map((row) => ({ ...row, ...changes[row.where] }));
  return fromCsv(Buffer.from(toCsv(edited)));
}

test('an unchanged file changes nothing', async () => {
  using copy = copyWords();
  const before = filesIn(copy.root);
  const { changed } = await importWords(copy.root, 'fr', await returned(copy.root, {}));
  expect([changed, newLines(before, copy.root)]).toEqual([0, {}]);
});

test('changed sentences are written where they belong, and nothing else', async () => {
  using copy = copyWords();
  const before = filesIn(copy.root);
  const changes = {
    'src/domain/booking/words :: cartEmpty': { translation: 'Le panier n’a rien', state: 'unconfirmed' },
    'src/domain/account/own/words :: lineAndMore.one': { translation: '{line} et une autre' },
    'content/navigation.json :: quickLinks./gallery.label': { state: 'confirmed' },
    'content/navigation.json :: quickLinks./faqs.label': { translation: 'Questions' },
    'content/occasions/weddings.mdx :: body.0': {
      translation: 'Danse, chants et [tambours](/services/dancing).',
    },
  };
  const { changed } = await importWords(copy.root, 'fr', await returned(copy.root, changes));
  expect(changed).toBe(5);
  expect(newLines(before, copy.root)).toMatchInlineSnapshot(`
    {
      "content/fr/navigation.json": [
        "    "text": "Galerie"",
        "  "quickLinks./faqs.label": {",
        "    "of": "9856b743",",
        "    "text": "Questions",",
      ],
      "content/fr/occasions/weddings.mdx": [
        "body:",
        "  of:",
        "    - c7e22709",
        "Danse, chants et [tambours](/services/dancing).",
      ],
      "src/domain/account/own/words/fr.ts": [
        "  lineAndMore: { one: '{line} et une autre', other: '{line} et {count} autres' },",
      ],
      "src/domain/booking/words/fr.ts": [
        "  cartEmpty: { text: 'Le panier n’a rien', confirmed: false },",
      ],
    }
  `);
});

test('the summary of a policy is taken as a whole, with only known components', async () => {
  using copy = copyWords();
  cpSync('content/fr/policies', path.join(copy.root, 'content/fr/policies'), { recursive: true });
  const before = filesIn(copy.root);
  const where = 'content/policies/terms.mdx :: body';
  const first = '<EnglishVersion>L’anglais</EnglishVersion> fait foi.';
  const changed = (second: string) =>
    returned(copy.root, { [where]: { translation: `${first}\n\n${second}`, state: 'confirmed' } });
  await expect(importWords(copy.root, 'fr', await changed('Bref {1 + 1}.'))).rejects.toThrow(
    `${where}: found {1 + 1}, which the English does not have; remove it.`,
  );
  expect(newLines(before, copy.root)).toEqual({});
  await importWords(copy.root, 'fr', await changed('Bref, <StudioName />.'));
  const text = filesIn(copy.root).get('content/fr/policies/terms.mdx');
  expect(text).toMatch(/\nbody:\n {2}of: \w{8}\n---\n\n<EnglishVersion>/);
  expect(text).toContain(`\n${first}\n\nBref, <StudioName />.\n`);
  expect(await importWords(copy.root, 'fr', await returned(copy.root, {}))).toMatchObject({ changed: 0 });
});

test('a catalogue without a file in the language gets one, which is named in words.ts', async () => {
  using copy = copyWords();
  const before = filesIn(copy.root);
  const folder = 'src/domain/waiting-list/words';
  const cells = await returned(copy.root, {});
  copy.remove(`${folder}/fr.ts`);
  copy.write(
    `${folder}/words.ts`,
    (before.get(`${folder}/words.ts`) ?? '').replace(/.*fr\.ts.*\n/, '').replace(', fr', ''),
  );
  await importWords(copy.root, 'fr', cells);
  expect(newLines(before, copy.root)).toEqual({});
});

test('rows that cannot be taken are named, and nothing is written', async () => {
  using copy = copyWords();
  const before = filesIn(copy.root);
  const cells = await returned(copy.root, {
    'src/domain/booking/words :: dateNeeded': { translation: 'Une date est nécessaire.' },
    'src/domain/booking/words :: consent': { translation: 'En réservant, vous acceptez nos conditions.' },
    'src/domain/booking/words :: fullName': { english: 'Name', translation: 'Nom' },
    'src/domain/booking/words :: phone': { translation: '' },
    'src/domain/booking/words :: email': { state: 'done' },
    'src/domain/booking/words :: location': { translation: 'Endroit' },
    'content/occasions/weddings.mdx :: body.0': { translation: 'Danse et tambours.' },
    'content/navigation.json :: quickLinks./faqs.label': { translation: 'Questions {process.env.HOME}' },
    'content/navigation.json :: quickLinks./contact.label': { translation: '<img onError="alert(1)" />' },
  });
  const unknown = {
    where: 'src/nowhere :: key',
    english: 'a',
    comment: '',
    translation: 'b',
    state: 'confirmed',
  };
  await expect(importWords(copy.root, 'fr', [...cells, unknown])).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: Nothing is written. Correct these rows first:
    src/domain/booking/words :: fullName: the English has changed since the export; export the words again and translate it as it is now.
    src/domain/booking/words :: phone: found nothing; write the translation.
    src/domain/booking/words :: email: found the state “done”; write confirmed or unconfirmed.
    src/domain/booking/words :: dateNeeded: found no {from:money}; keep it.
    src/domain/booking/words :: consent: found no <terms>; keep it. found no </terms>; keep it. found no <refunds>; keep it. found no </refunds>; keep it. found no <privacy>; keep it. found no </privacy>; keep it.
    content/navigation.json :: quickLinks./contact.label: found <img onError="alert(1)" />, which the English does not have; remove it.
    content/navigation.json :: quickLinks./faqs.label: found {process.env.HOME}, which the English does not have; remove it.
    content/occasions/weddings.mdx :: body.0: found no (/services/dancing); keep it.
    src/nowhere :: key: found no such text; export the words again.]
  `);
  const inContent = await returned(copy.root, {
    'content/home.json :: slides.0.title': { translation: 'Un titre beaucoup trop long. '.repeat(4).trim() },
    'content/occasions/weddings.mdx :: body.0': {
      translation: 'export const x = "[tambours](/services/dancing)";',
    },
  });
  await expect(importWords(copy.root, 'fr', inContent)).rejects.toThrow(
    /home\.json :: slides\.0\.title: found "Un titre[\s\S]*weddings\.mdx :: \(text\): found "export const x/,
  );
  expect(newLines(before, copy.root)).toEqual({});
});

test('a file that the formatter refuses is named, and nothing is written', async () => {
  using copy = copyWords();
  copy.replace('src/domain/booking/words/fr.ts', 'export const', 'const = ;\nexport const');
  const before = filesIn(copy.root);
  const cells = await returned(copy.root, {
    'src/domain/account/own/words :: lineAndMore.one': { translation: '{line} et une autre' },
    'src/domain/booking/words :: cartEmpty': { translation: 'Le panier n’a rien' },
    'content/navigation.json :: quickLinks./faqs.label': { translation: 'Questions' },
  });
  await expect(importWords(copy.root, 'fr', cells)).rejects.toThrow(
    'Nothing is written. The formatter refuses src/domain/booking/words/fr.ts',
  );
  expect(newLines(before, copy.root)).toEqual({});
});

test('a catalogue is taken only with all its sentences', async () => {
  using copy = copyWords();
  copy.remove('src/domain/waiting-list/words/fr.ts');
  const [first, second] = (await translationRows(copy.root, 'fr')).filter(({ where }) =>
    where.startsWith('src/domain/waiting-list/words :: '),
  );
  const cells = await returned(copy.root, { [first?.where ?? '']: { translation: first?.english ?? '' } });
  await expect(importWords(copy.root, 'fr', cells)).rejects.toThrow(`${second?.where}: found nothing;`);
});

test('cells that start like a formula are guarded in the file and read back', () => {
  const row = { where: 'a', english: '−5', comment: '', state: 'missing' };
  const texts = ['=1+1', '+250 788', '-5', '@studio', "'=1", "''", "'s avonds", 'a, "b"\n;c'];
  const csv = toCsv(texts.map((translation) => ({ ...row, translation })));
  expect(csv).toMatch(/^\uFEFFwhere,english,comment,translation,state\r\n/);
  expect(csv).toContain(`,"'=1+1",`);
  expect(fromCsv(Buffer.from(csv)).map(({ translation }) => translation)).toEqual(texts);
  const semicolons = 'where;english;comment;translation;state\na;b;;c, d;confirmed\n';
  expect(fromCsv(Buffer.from(semicolons))[0]?.translation).toBe('c, d');
  expect(() => fromCsv(Buffer.from('é', 'latin1'))).toThrow('not UTF-8');
});

test('unconfirmed words are counted by file, and listed one by one if wanted', async () => {
  using copy = copyWords();
  const words =
    "import type { en } from './en.ts';\n\nexport const fr = { cartEmpty: { text: 'Vide', confirmed: false }, phone: 'Tél.' };\n";
  copy.write('src/domain/booking/words/fr.ts', words);
  const rows = (await translationRows(copy.root, 'fr')).filter(({ file }) =>
    /domain\/booking\/words|navigation/.test(file),
  );
  const counted = unconfirmedWordsText('fr', rows, false);
  expect(counted).toContain(
    'in French: 2 sentences.\n  src/domain/booking/words/fr.ts: 1\n  content/fr/navigation.json: 1',
  );
  expect(unconfirmedWordsText('fr', rows, true)).toContain('\n    cartEmpty: Vide\n');
  const booking = readCatalogues(copy.root, 'fr').filter(
    ({ folder }) => folder === 'src/domain/booking/words',
  );
  expect(messagesText('fr', booking)).toMatch(
    /^messages in fr: 2 of \d+ messages, \d+ missing, 1 unconfirmed, 2 words\.$/,
  );
});
