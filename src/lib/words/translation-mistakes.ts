import type { PluralForms } from './plain-message.ts';

// Braces and tags in MDX run as code, so all that begins like one is compared, closed or not.
const valuesOf = (sentence: string) => sentence.match(/\{[^}]*\}?/g) ?? [];
const tagsOf = (sentence: string) => sentence.match(/<[^>]*>?/g) ?? [];
/** Finds `(/services)` of a link in Markdown. */
const addressesOf = (sentence: string) => sentence.match(/(?<=\])\([^)]*\)?/g) ?? [];

/** Finds what a translation lost or added: values, links, line breaks and spaces at its edges. */
export function messageMistakes(english: string, translation: string): string[] {
  const breaks = translation.includes('\n') && !english.includes('\n');
  return [
    ...paragraphMistakes(english, translation),
    ...(breaks ? ['found a line break, which the English does not have; remove it.'] : []),
  ];
}

/** Finds the mistakes of a paragraph in MDX, whose lines may break anywhere. */
export function paragraphMistakes(english: string, translation: string): string[] {
  return [
    ...differences(valuesOf(english), valuesOf(translation)),
    ...differences(tagsOf(english), tagsOf(translation)),
    ...differences(addressesOf(english), addressesOf(translation)),
    ...unseenMistakes(translation),
    ...(translation === '' ? ['found nothing; write the translation.'] : []),
    ...(translation !== translation.trim() ? ['found a space at an edge; remove it.'] : []),
  ];
}

/** Finds controls other than the line break, marks of direction and of byte order. */
function unseenMistakes(translation: string): string[] {
  const found = translation.match(/(?!\n)[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu) ?? [];
  return [...new Set(found)].map((one) => {
    const code = one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `found the invisible character U+${code}; remove it.`;
  });
}

/** Tags that a summary may have although its English does not. */
const summaryTags = [
  '<EnglishVersion>',
  '</EnglishVersion>',
  '<StudioName />',
  '<StudioAddress />',
  '<StudioEmail />',
  '<StudioPhone />',
];

/** Finds what a summary of a policy adds. It need not have the links and components of the English. */
export function summaryMistakes(english: string, summary: string): string[] {
  const [first = ''] = summary.split('\n\n');
  return [
    ...(first.includes('<EnglishVersion>')
      ? []
      : ['found no <EnglishVersion> in the first paragraph; link to the English there, because it applies.']),
    ...unseenMistakes(summary),
    ...added(valuesOf(english), valuesOf(summary)),
    ...added([...tagsOf(english), ...summaryTags], tagsOf(summary)),
  ];
}

/** Finds mistakes of a plural form. Singular forms may write the number as a word. */
export function formMistakes(form: string, english: Partial<PluralForms>, translation: string): string[] {
  const other = english.other ?? '';
  return form === 'one'
    ? messageMistakes(countless(english.one ?? other), countless(translation))
    : messageMistakes(other, translation);
}

const countless = (sentence: string) => sentence.replaceAll('{count}', '1');

/** A value may come twice, where the other language needs it twice. */
function differences(english: readonly string[], translation: readonly string[]): string[] {
  const lost = [...new Set(english)].filter((one) => !translation.includes(one));
  return [...lost.map((one) => `found no ${one}; keep it.`), ...added(english, translation)];
}

function added(english: readonly string[], translation: readonly string[]): string[] {
  return [...new Set(translation)]
    .filter((one) => !english.includes(one))
    .map((one) => `found ${one}, which the English does not have; remove it.`);
}
