const valuesOf = (sentence: string) => sentence.match(/\{\w+(?::\w+)?\}/g) ?? [];
const linksOf = (sentence: string) => sentence.match(/<\/?\w+>/g) ?? [];

/** Finds what a translation lost or added: values, links and spaces at its edges. */
export function messageMistakes(english: string, translation: string): string[] {
  return [
    ...differences(valuesOf(english), valuesOf(translation)),
    ...differences(linksOf(english), linksOf(translation)),
    ...(translation === '' ? ['found nothing; write the translation.'] : []),
    ...(translation !== translation.trim() ? ['found a space at an edge; remove it.'] : []),
  ];
}

/** A value may come twice, where the other language needs it twice. */
function differences(english: readonly string[], translation: readonly string[]): string[] {
  const lost = [...new Set(english)].filter((one) => !translation.includes(one));
  const added = [...new Set(translation)].filter((one) => !english.includes(one));
  return [
    ...lost.map((one) => `found no ${one}; keep it.`),
    ...added.map((one) => `found ${one}, which the English does not have; remove it.`),
  ];
}
