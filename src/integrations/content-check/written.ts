import { foundInstead, type Keys, keyPath, type Mistake } from './mistake.ts';

export interface Written {
  /** `content/services.json` */
  file: string;
  /** Absolute path of its folder. */
  folder: string;
  value: unknown;
  /** Every value within, outermost first. */
  values: readonly { keys: Keys; value: unknown }[];
  /** Line of a key, or of its parent if the key is missing. */
  lineOf: (keys: Keys) => number;
  /** Text below the front matter, and the number of its first line. */
  text: { words: string; line: number };
}

export function valueAt(value: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key],
    value,
  );
}

export function mistakeAt(written: Written, keys: Keys, advice: string): Mistake {
  return mistakeSaying(written, keys, foundInstead(valueAt(written.value, keys), advice));
}

export function mistakeSaying(written: Written, keys: Keys, sentence: string): Mistake {
  return { file: written.file, line: written.lineOf(keys), key: keyPath(keys), sentence };
}

/** Lists every value with its keys, outermost first. */
export function everyValue(value: unknown, keys: Keys = []): { keys: Keys; value: unknown }[] {
  const here = { keys, value };
  if (typeof value !== 'object' || value === null || value instanceof Date) return [here];
  const inner: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...inner.flatMap(([key, one]) => everyValue(one, [...keys, key]))];
}
