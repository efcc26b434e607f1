/** A mistake in content/, as it is told to the person who made it. */
export interface Mistake {
  /** `content/services.json` */
  file: string;
  /** From 1. */
  line: number;
  /** `entries[0].category` */
  key: string;
  /** Names what was found, and what is allowed: `found "film"; choose one of core, extended, custom.` */
  sentence: string;
}

/** A place within a file: names of keys, and positions in lists from 0. */
export type Keys = readonly PropertyKey[];

/** The key of what concerns the file and none of its keys. */
export const wholeFile = '(the whole file)';

/** The key of what is in the text below the front matter. */
export const inText = '(text)';

/** ["phones", 0, "number"] becomes `phones[0].number`. */
export function keyPath(keys: Keys): string {
  const text = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || wholeFile;
}

/** `content/` with all its mistakes, a line each, as the terminal shows them. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return [`content/ has ${count}:`, ...mistakes.map(mistakeLine)].join('\n');
}

/** A mistake as a line: `content/services.json:14  entries[0].category: found "film"; choose one of …` */
export function mistakeLine({ file, line, key, sentence }: Mistake): string {
  return `${file}:${line}  ${key}: ${sentence}`;
}

/** `found "film"; choose one of visual, audio.`: the value, and the advice for it. */
export function foundInstead(value: unknown, advice: string): string {
  const lowered = /^[A-Z](?:[a-z]|\s)/.test(advice)
    ? advice.charAt(0).toLowerCase() + advice.slice(1)
    : advice;
  return `found ${shown(value)}; ${lowered}`;
}

/** Letters of a value that a line shows. */
const longest = 60;

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)} without quotes`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value);
  if (text.length <= longest) return text;
  const cut = `${text.slice(0, longest)}…`;
  return typeof value === 'string' ? `${cut}" (${value.length} letters)` : cut;
}
