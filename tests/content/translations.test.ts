import { expect, test } from 'vitest';
import { checkedContent } from '#src/integrations/content-check/check.ts';
import { mistakeLine } from '#src/integrations/content-check/mistake.ts';
import { digestOf, stateText } from '#src/integrations/content-check/translations.ts';
import { readTranslations } from '#src/integrations/translated-content.ts';
import { copyContent } from '#tests/support/server/content-copy.ts';

/** Checks content whose French these tests replace by a part of it. */
async function checkedPart(root: string) {
  const { mistakes, states } = await checkedContent(root);
  return { mistakes: mistakes.filter(({ sentence }) => !sentence.startsWith('found nothing;')), states };
}

const patch = (english: string, text: string, more = {}) => ({ of: digestOf(english), text, ...more });

test('translations are read by key, and outdated and unconfirmed ones are counted', async () => {
  using copy = copyContent();
  copy.remove('content/fr');
  const patches = {
    'quickLinks./gallery.label': patch('Gallery', 'Galerie'),
    'quickLinks./contact.label': patch('An earlier word', 'Contact'),
    'quickLinks./faqs.label': patch('FAQs', 'Questions : 9 h 30', { confirmed: false }),
  };
  copy.write('content/fr/navigation.json', JSON.stringify(patches, null, 2));
  const { mistakes, states } = await checkedPart(copy.root);
  const [french] = states;
  expect(mistakes).toEqual([]);
  expect(french?.outdated).toEqual(['content/fr/navigation.json:6  quickLinks./contact.label']);
  expect(french && stateText(french)).toMatch(
    /^content\/fr: 3 of \d+ texts, \d+ missing, 1 outdated, 1 unco/,
  );
  expect(readTranslations(copy.root)['fr']?.['navigation.json']).toMatchObject({
    'quickLinks./gallery.label': 'Galerie',
    'quickLinks./faqs.label': 'Questions\u00a0: 9\u00a0h\u00a030',
  });
});

test('a translation with more than words is reported with file and line', async () => {
  using copy = copyContent();
  const patches = {
    'slides.0.title': patch(
      'a',
      'Un titre beaucoup trop long, que les téléphones ne montrent jamais en entier.',
    ),
    'slides.0.picture': patch('b', './images/hero-1.jpg'),
    title: { of: '12345678' },
    'occasions.heading': patch('c', 'Quelle occasion ? {name}'),
  };
  copy.write('content/fr/home.json', JSON.stringify(patches, null, 2));
  copy.write('content/fr/nothing.json', '{}');
  const lines = (await checkedPart(copy.root)).mistakes.map(mistakeLine);
  for (const start of [
    'content/fr/home.json:2  slides.0.title: found "Un titre',
    'content/fr/home.json:6  slides.0.picture: found a key that is no words of content/home.json',
    'content/fr/home.json:10  title: found {"of":"12345678"}; write { "of"',
    'content/fr/home.json:13  occasions.heading: found {name}, which the English does not have',
    'content/fr/nothing.json:1  (its name): found a translation without its English',
  ])
    expect(lines).toContainEqual(expect.stringContaining(start));
  expect(lines).toHaveLength(5);
});

test('a translated policy is a summary, outdated when any of the English changes', async () => {
  using copy = copyContent();
  const english = 'First.\n\nSecond.\n\nThird.';
  copy.write(
    'content/policies/terms.mdx',
    `---\ntitle: Terms\ndescription: The terms.\nupdated: "2026-11-27"\n---\n\n${english}\n`,
  );
  copy.write(
    'content/fr/policies/terms.mdx',
    `---\nbody: { of: "${digestOf(english)}" }\n---\n\n<EnglishVersion>L’anglais</EnglishVersion> fait foi.\n\nPremièrement.\n`,
  );
  const stateNow = async () => {
    const { mistakes, states } = await checkedPart(copy.root);
    return [...mistakes.map(mistakeLine), ...(states[0]?.outdated ?? [])].filter((line) =>
      line.includes('/fr/'),
    );
  };
  expect(await stateNow()).toEqual([]);
  expect(readTranslations(copy.root)['fr']?.['policies/terms.mdx']?.['body']).toContain('Premièrement.');
  copy.replace('content/policies/terms.mdx', 'Third.', 'Third, changed.');
  expect(await stateNow()).toEqual(['content/fr/policies/terms.mdx:2  body']);
  copy.replace(
    'content/fr/policies/terms.mdx',
    '<EnglishVersion>L’anglais</EnglishVersion> fait foi.',
    'Bref.',
  );
  expect(await stateNow()).toContainEqual(
    expect.stringContaining('body: found no <EnglishVersion> in the first paragraph'),
  );
  copy.replace(
    'content/fr/policies/terms.mdx',
    'Bref.',
    '<EnglishVersion>Bref</EnglishVersion>, <StudioName />.',
  );
  for (const code of ['{globalThis.name}', '<StudioName onClick="alert(1)" />', '<PaymentRule name="a" />']) {
    copy.replace('content/fr/policies/terms.mdx', 'Premièrement.', `Premièrement. ${code}`);
    expect(await stateNow()).toContainEqual(
      expect.stringContaining(`body: found ${code}, which the English does not have; remove it.`),
    );
    copy.replace('content/fr/policies/terms.mdx', ` ${code}`, '');
  }
  copy.replace('content/fr/policies/terms.mdx', '{ of: ', '{ of: [], and: ');
  expect(await stateNow()).toEqual([expect.stringContaining('rite { of: … } with the digest of the whole')]);
});

test('a translated text needs a digest for each paragraph', async () => {
  using copy = copyContent();
  const english = 'Dancers, drums and first-dance lessons come from [the same house](/services/dancing).';
  const write = (digests: string) =>
    copy.write(
      'content/fr/occasions/weddings.mdx',
      `---\ntitle: { of: ${digestOf('Weddings')}, text: Mariages }\nbody: { of: [${digests}] }\n---\n\nDanse et [tambours](/services/dancing).\n`,
    );
  write(digestOf(english));
  const { mistakes, states } = await checkedPart(copy.root);
  expect([mistakes, states[0]?.outdated]).toEqual([[], []]);
  expect(readTranslations(copy.root)['fr']?.['occasions/weddings.mdx']?.['body']).toContain('tambours');
  write(`${digestOf(english)}, ${digestOf('more')}`);
  expect((await checkedPart(copy.root)).mistakes.map(mistakeLine)).toEqual([
    'content/fr/occasions/weddings.mdx:3  body: found 2 digests; write one for each of the 1 paragraphs.',
  ]);
});

test.each([
  ['{globalThis.process.env.HOME}', 'body.0: found {globalThis.process.env.HOME}, which the English'],
  ['{(() => ({ a: 1 }))()}', 'body.0: found {(() => ({ a: 1 }, which the English does not have'],
  ['<img src="x" onError="alert(1)" />', 'body.0: found <img src="x" onError="alert(1)" />, which'],
  ["\n\nimport fs from 'node:fs'", '(text): found "import fs from'],
  ['\n\nexport const x = 1', '(text): found "export const x = 1"; a translation has no imports'],
])('a translated text with the code %j is a mistake', async (code, mistake) => {
  using copy = copyContent();
  copy.replace('content/fr/about/our-team.mdx', '---\n\n', `---\n\nDu texte. ${code}\n\n`);
  const lines = (await checkedContent(copy.root)).mistakes.map(mistakeLine);
  expect(lines).toContainEqual(expect.stringContaining(mistake));
});

test('a key __proto__ is reported as unknown in a patch, a file and a front matter', async () => {
  using copy = copyContent();
  const proto = '"__proto__": { "of": "a", "text": "b" }';
  copy.replace('content/fr/navigation.json', '{', `{\n${proto},`);
  copy.replace('content/fr/faqs.json', '"of":', `${proto}, "of":`);
  copy.replace('content/fr/about/our-team.mdx', '---\n', `---\n${proto}\n`);
  copy.replace('content/faqs.json', '{', `{\n${proto},`);
  const lines = (await checkedContent(copy.root)).mistakes.map(mistakeLine);
  for (const place of ['fr/navigation.json:2  ', 'fr/about/our-team.mdx:2  ', 'faqs.json:2  '])
    expect(lines).toContain(`content/${place}__proto__: found an unknown key; remove it.`);
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/fr\/faqs\.json:\d+ .*\.__proto__: found an unknown key/),
  );
});

test('a text that a page of the language has not, is a mistake', async () => {
  using copy = copyContent();
  copy.replace('content/fr/faqs.json', '"title"', '"titre"');
  expect((await checkedContent(copy.root)).mistakes.map(mistakeLine)).toContainEqual(
    expect.stringContaining(
      'content/fr/faqs.json:1  title: found nothing; a page in this language needs it.',
    ),
  );
});
