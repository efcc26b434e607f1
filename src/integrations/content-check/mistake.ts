export interface Mistake {
  /** `content/services.json` */
  file: string;
  /** From 1. */
  line: number;
  /** `entries[0].category` */
  key: string;
  /** Value found and values allowed: `found "film"; choose one of core, extended, custom.` */
  sentence: string;
}

/** Path within a file: names of keys, and list indexes from 0. */
export type Keys = readonly PropertyKey[];

export const wholeFile = '(the whole file)';

export const inText = '(text)';

/** Returns `phones[0].number` for ["phones", 0, "number"]. */
export function keyPath(keys: Keys): string {
  const text = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || wholeFile;
}

export function mistakesText(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return [`content/ has ${count}:`, ...mistakes.map(mistakeLine)].join('\n');
}

/** Formats a mistake: `content/services.json:14  entries[0].category: found "film"; choose one of …` */
export function mistakeLine({ file, line, key, sentence }: Mistake): string {
  return `${file}:${line}  ${key}: ${sentence}`;
}

/** Builds `found "film"; choose one of visual, audio.` from the value and its advice. */
export function foundInstead(value: unknown, advice: string): string {
  const lowered = /^[A-Z](?:[a-z]|\s)/.test(advice)
    ? advice.charAt(0).toLowerCase() + advice.slice(1)
    : advice;
  return `found ${shown(value)}; ${lowered}`;
}

/** Maximum characters of a value in a line. */
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
