/** Texts of one file of content/ in another language, by key (docs/editing.md, Translations). */
export type Texts = Readonly<Record<string, string>>;

/** Key of the paragraphs below the front matter, which the build reads from the translated file. */
export const bodyKey = 'body';

/** Returns a value with its texts in another language. What has no text there stays. */
export function translated<Value>(value: Value, texts: Texts, key = ''): Value {
  if (typeof value === 'string') return (texts[key] ?? value) as Value;
  const inner = entriesOf(value);
  const changed = inner.map(({ name, segment, value: one }) => ({
    name,
    one,
    made: translated(one, texts, joined(key, segment)),
  }));
  if (changed.every(({ one, made }) => one === made)) return value;
  const made = Object.fromEntries(changed.map((one) => [one.name, one.made]));
  return (Array.isArray(value) ? Object.values(made) : made) as Value;
}

/** A text within a value: its key in a translation, and its path. */
export interface KeyedText {
  key: string;
  keys: readonly (string | number)[];
  text: string;
}

export function keyedTexts(value: unknown, key = '', keys: KeyedText['keys'] = []): KeyedText[] {
  if (typeof value === 'string') return [{ key, keys, text: value }];
  return entriesOf(value).flatMap(({ name, segment, value: one }) =>
    keyedTexts(one, joined(key, segment), [...keys, name]),
  );
}

interface InnerValue {
  name: string | number;
  /** Name in the key: the id of a list entry, so that an entry added above it changes nothing. */
  segment: string;
  value: unknown;
}

/** Keys that identify the entries of a list. */
const identities = ['id', 'slug', 'file', 'href'] as const;

function entriesOf(value: unknown): InnerValue[] {
  if (Array.isArray(value)) {
    const ids = identities
      .map((name) => value.map((one) => one?.[name]))
      .find((all) => all.every((id) => typeof id === 'string') && new Set(all).size === all.length);
    return value.map((one, index) => ({ name: index, segment: String(ids?.[index] ?? index), value: one }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, one]) => ({ name, segment: name, value: one }));
}

const joined = (key: string, segment: string) => (key === '' ? segment : `${key}.${segment}`);
