import { foundInstead, type Keys, keyPath, type Mistake } from './mistake.ts';

/** A file of content/ as it was read. */
export interface Written {
  /** `content/services.json` */
  file: string;
  /** The folder that holds it on this machine. */
  folder: string;
  value: unknown;
  /** Every value within, from the outside in. */
  values: readonly { keys: Keys; value: unknown }[];
  /** The line of a key; of what holds it when it is not there. */
  lineOf: (keys: Keys) => number;
  /** The text below the front matter, and the line on which it begins. */
  text: { words: string; line: number };
}

/** Gives what a key holds; undefined when there is none. */
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

/** Lists every value with its keys, from the outside in. */
export function everyValue(value: unknown, keys: Keys = []): { keys: Keys; value: unknown }[] {
  const here = { keys, value };
  if (typeof value !== 'object' || value === null || value instanceof Date) return [here];
  const inner: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...inner.flatMap(([key, one]) => everyValue(one, [...keys, key]))];
}
