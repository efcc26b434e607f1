import { foundInstead } from './found.ts';
import { type Keys, keyPath, type Mistake } from './mistake.ts';

/** A file of content/ as it was read, with the lines on which its keys stand. */
export interface Written {
  /** `content/services.json` */
  file: string;
  /** Where it lies on this machine. */
  path: string;
  value: unknown;
  /** All that `value` holds, from the outside in. */
  values: readonly Placed[];
  /** The line of a key; of what holds it when it is not there. */
  lineOf: (keys: Keys) => number;
  /** What stands below the front matter, with the line on which it begins. */
  text: { words: string; line: number };
}

/** A value with the keys that lead to it. */
interface Placed {
  keys: Keys;
  value: unknown;
}

/** A file that could be read, or why it could not. */
export type Reading = { written: Written; mistakes: Mistake[] } | { written: undefined; mistakes: Mistake[] };

/** What a key holds; undefined when there is none. */
export function valueAt(value: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key],
    value,
  );
}

/** A mistake in what a key holds, with the advice for it. */
export function mistakeAt(written: Written, keys: Keys, advice: string): Mistake {
  return mistakeSaying(written, keys, foundInstead(valueAt(written.value, keys), advice));
}

/** A mistake at a key, in a sentence of its own. */
export function mistakeSaying(written: Written, keys: Keys, sentence: string): Mistake {
  return { file: written.file, line: written.lineOf(keys), key: keyPath(keys), sentence };
}

/** Every value in a file with its keys, from the outside in. */
export function everyValue(value: unknown, keys: Keys = []): Placed[] {
  const here = { keys, value };
  if (typeof value !== 'object' || value === null || value instanceof Date) return [here];
  const inner: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...inner.flatMap(([key, one]) => everyValue(one, [...keys, key]))];
}
