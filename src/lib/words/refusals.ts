import type { CatalogueName, Catalogues, Messages, Words } from './messages.ts';

/** Catalogues of a page or of the server, spoken in one language, by name. */
export type SpokenCatalogues = { readonly [Name in CatalogueName]?: Words<Catalogues[Name]> };

/** Returns a catalogue of a part; throws if the part lacks it. */
export function wordsOf<Name extends CatalogueName>(
  catalogues: SpokenCatalogues,
  name: Name,
): Words<Catalogues[Name]> {
  const words = catalogues[name];
  if (words === undefined) throw new Error(`The words “${name}” are missing in this part of the site.`);
  return words;
}

/** Words a refusal. `english` is the server's own sentence, if the catalogue is not here. */
export type Wording = (refusal: string, english?: string) => string;

type ValuesOf<Message> = Message extends (values: infer Values) => string ? [Values] : [];

/**
 * Names refusals by key and values, as one string: `booking.dateRequired {"from":150000}`. It
 * travels as a zod message or as an error, until a page, an email or an answer words it.
 */
export function refusals<Name extends CatalogueName>(catalogue: Name) {
  type Spoken = Words<Catalogues[Name]>;
  return <Key extends keyof Spoken & string>(key: Key, ...values: ValuesOf<Spoken[Key]>): string =>
    [`${catalogue}.${key}`, ...values.map((given) => JSON.stringify(given))].join(' ');
}

const refusalShape = /^([\w-]+)\.(\w+)(?: (\{.*\}))?$/s;

export function wordingIn(catalogues: SpokenCatalogues): Wording {
  return (refusal, english = refusal) => {
    const [, catalogue = '', key = '', values = '{}'] = refusalShape.exec(refusal) ?? [];
    const message = (catalogues as Readonly<Record<string, Words<Messages>>>)[catalogue]?.[key];
    if (message === undefined) return english;
    return typeof message === 'string' ? message : message(JSON.parse(values));
  };
}

/** Words the sentences of fields. */
export function wordedFields(
  word: Wording,
  refused: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const entries = Object.entries(refused);
  return Object.fromEntries(entries.map(([field, refusal]) => [field, word(refusal, english[field])]));
}
