import type { PluralForms } from './plain-message.ts';

const valuesOf = (sentence: string) => sentence.match(/\{\w+(?::\w+)?\}/g) ?? [];
/** Finds `<terms>`, and `(/services)` of a link in Markdown. */
const linksOf = (sentence: string) => sentence.match(/<\/?\w+>|(?<=\])\([^\s)]+\)/g) ?? [];

/** Finds what a translation lost or added: values, links and spaces at its edges. */
export function messageMistakes(english: string, translation: string): string[] {
  return [
    ...differences(valuesOf(english), valuesOf(translation)),
    ...differences(linksOf(english), linksOf(translation)),
    ...(translation === '' ? ['found nothing; write the translation.'] : []),
    ...(translation !== translation.trim() ? ['found a space at an edge; remove it.'] : []),
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
  const added = [...new Set(translation)].filter((one) => !english.includes(one));
  return [
    ...lost.map((one) => `found no ${one}; keep it.`),
    ...added.map((one) => `found ${one}, which the English does not have; remove it.`),
  ];
}
