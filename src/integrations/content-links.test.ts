import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { contentLinks } from './content-links.ts';

const table = { '/': ['fr'], '/services/dancing': ['fr'] } as const;

const hrefsIn = async (file: string) => {
  const text = 'See [dance](/services/dancing#shows), [prices](/pricing) and [a site](https://rw.example).';
  const options = { hastPlugins: [contentLinks(table)], fileURL: new URL(`file:///site/${file}`) };
  const { code } = await mdxToJs(text, options);
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
