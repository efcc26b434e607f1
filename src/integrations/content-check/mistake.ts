/** A mistake in content/, as it is told to the person who made it. */
export interface Mistake {
  /** `content/services.json` */
  file: string;
  /** From 1. */
  line: number;
  /** `entries[0].category` */
  key: string;
  /** What was found, and what is allowed: `found "film"; choose one of core, extended, custom.` */
  sentence: string;
}

/** A place within a file: names of keys, and positions in lists from 0. */
export type Keys = readonly PropertyKey[];

/** The key of what concerns the file and none of its keys. */
export const wholeFile = '(the whole file)';

/** The key of what stands in the text below the front matter. */
export const inText = '(text)';

/** ["phones", 0, "number"] becomes `phones[0].number`. */
export function keyPath(keys: Keys): string {
  const text = keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return text === '' ? wholeFile : text;
}

/** A mistake as a line: `content/services.json:14  entries[0].category: found "film"; choose one of …` */
export function mistakeLine({ file, line, key, sentence }: Mistake): string {
  return `${file}:${line}  ${key}: ${sentence}`;
}

/** All of them, as the terminal shows them. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return [`content/ has ${count}:`, ...mistakes.map(mistakeLine)].join('\n');
}
