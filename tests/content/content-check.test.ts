import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '#src/integrations/content-check/check.ts';
import { mistakeLine, mistakesText } from '#src/integrations/content-check/mistake.ts';
import { copyContent } from '#tests/support/server/content-copy.ts';
import { betweenCases } from './between-cases.ts';
import { fieldCases } from './field-cases.ts';

function lineOf(text: string, words: string): number {
  const position = text.indexOf(words);
  if (position === -1) throw new Error(`"${words}" is nowhere.`);
  return text.slice(0, position).split('\n').length;
}

async function linesFor(root: string, key: string): Promise<string[]> {
  return (await contentMistakes(root)).filter((mistake) => mistake.key === key).map(mistakeLine);
}

describe('content/', () => {
  test('the current content has no mistakes', async () => {
    expect(mistakesText(await contentMistakes('.'))).toBe('content/ has 0 mistakes:');
  });

  test.each(Object.entries({ ...fieldCases, ...betweenCases }))(
    '%s is reported with file, line and key',
    async (_, one) => {
      using copy = copyContent();
      const small = sharp({ create: { width: 640, height: 480, channels: 3, background: 'tan' } });
      copy.write('content/images/small.jpg', await small.jpeg().toBuffer());
      copy.write('content/images/words.jpg', 'This is a letter.');
      const file = `content/${one.file}`;
      copy.replace(file, ...one.change);
      const line = lineOf(readFileSync(path.join(copy.root, file), 'utf8'), one.at ?? one.change[1]);
      const found = (await contentMistakes(copy.root)).filter((mistake) => mistake.key === one.key);
      expect(found).toEqual([{ file, line, key: one.key, sentence: expect.stringContaining(one.sentence) }]);
    },
  );

  test('two files that differ only in case are reported', async () => {
    using copy = copyContent();
    copy.write(
      'content/internships/Dance-internship.mdx',
      readFileSync('content/internships/dance-internship.mdx'),
    );
    expect(await linesFor(copy.root, '(its name)')).toEqual([
      'content/internships/dance-internship.mdx:1  (its name): found next to content/internships/Dance-internship.mdx; each needs its own name.',
      'content/internships/Dance-internship.mdx:1  (its name): found "Dance-internship"; a name has small letters, digits and single dashes: art-passion.',
    ]);
  });

  test('two files that differ only in their extension are reported, and the one never read', async () => {
    using copy = copyContent();
    copy.write('content/policies/terms.md', readFileSync('content/policies/terms.mdx'));
    expect(await linesFor(copy.root, '(its name)')).toEqual([
      'content/policies/terms.md:1  (its name): found a file that nothing reads; this folder has *.mdx.',
      'content/policies/terms.mdx:1  (its name): found next to content/policies/terms.md; each needs its own name.',
    ]);
  });

  test('an occasion at the address of another page is reported', async () => {
    using copy = copyContent();
    copy.write('content/occasions/contact.mdx', readFileSync('content/occasions/music.mdx'));
    copy.write('content/occasions/fr.mdx', readFileSync('content/occasions/music.mdx'));
    copy.write('content/occasions/index.mdx', readFileSync('content/occasions/music.mdx'));
    copy.write('content/occasions/terms.mdx', readFileSync('content/occasions/music.mdx'));
    expect(await linesFor(copy.root, '(its name)')).toEqual([
      'content/occasions/contact.mdx:1  (its name): found "contact"; the site has a page at /contact already: choose another name.',
      'content/occasions/fr.mdx:1  (its name): found "fr"; the site has a page at /fr already: choose another name.',
      'content/occasions/index.mdx:1  (its name): found "index"; the site has a page at /index already: choose another name.',
      'content/occasions/terms.mdx:1  (its name): found "terms"; the site has a page at /terms already: choose another name.',
    ]);
  });

  test('a missing file is reported', async () => {
    using copy = copyContent();
    copy.remove('content/faqs.json');
    expect(await linesFor(copy.root, '(the whole file)')).toEqual([
      'content/faqs.json:1  (the whole file): found nothing; the site cannot be built without this file.',
    ]);
  });

  test('all but the first of 1,001 articles with one slug are reported', async () => {
    using copy = copyContent();
    const article = readFileSync('content/insights/art-passion.mdx');
    for (let count = 0; count < 1000; count += 1) copy.write(`content/insights/b${count}.mdx`, article);
    expect(await contentMistakes(copy.root)).toHaveLength(1000);
  });

  test('all mistakes are reported together, without those that only follow from another', async () => {
    using copy = copyContent();
    copy.write('content/services.json', '{');
    copy.write('content/prices/sessions.json', '[');
    copy.write('content/policies/terms.mdx', '---\ntitle: a: b\n---\n');
    copy.write('content/internships/dance-internship.mdx', 'Dance');
    const files = (await contentMistakes(copy.root)).map(({ file }) => file);
    expect(files).toEqual([
      'content/internships/dance-internship.mdx',
      'content/policies/terms.mdx',
      'content/prices/sessions.json',
      'content/services.json',
    ]);
  });
});
