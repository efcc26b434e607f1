import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { translatedText } from './translated-text.ts';

const table = { '/': ['fr'], '/services/dancing': ['fr'] } as const;

const codeOf = async (file: string, text: string) => {
  const options = { hastPlugins: [translatedText(table)], fileURL: new URL(`file:///site/${file}`) };
  const { code } = await mdxToJs(text, options);
  return code.replaceAll('\\xA0', '\u00a0');
};

const hrefsIn = async (file: string) => {
  const text = 'See [dance](/services/dancing#shows), [prices](/pricing) and [a site](https://rw.example).';
  const code = await codeOf(file, text);
  return [...code.matchAll(/href: "([^"]+)"/g)].map(([, href]) => href);
};

test('a link in a translated text opens the page in its language, or in English if there is none', async () => {
  expect(await hrefsIn('content/fr/occasions/weddings.mdx')).toEqual([
    '/fr/services/dancing#shows',
    '/pricing',
    'https://rw.example',
  ]);
  expect((await hrefsIn('content/rw/occasions/weddings.mdx'))[0]).toBe('/services/dancing#shows');
});

test('a link in an English text stays', async () => {
  expect((await hrefsIn('content/occasions/weddings.mdx'))[0]).toBe('/services/dancing#shows');
});

test('a French text has unbreakable spaces, also next to a link, and others stay', async () => {
  const text = 'Dès [9 h 30](/contact) : « le studio »';
  const french = await codeOf('content/fr/occasions/weddings.mdx', text);
  for (const part of ['9\u00a0h\u00a030', '\u00a0: «\u00a0le studio\u00a0»']) expect(french).toContain(part);
  expect(await codeOf('content/rw/occasions/weddings.mdx', text)).not.toContain('\u00a0');
});
