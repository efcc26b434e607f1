import { type FormatKind, type FormattedValue, formatted } from './formats.ts';
import type { Language } from './languages.ts';
import { type PluralForms, pluralForm } from './plain-message.ts';

/** Message: a sentence with `{values}` and `<links>`, or a sentence per plural form of `{count}`. */
type Message = string | PluralForms;

/** Catalogue as written: sentences by key (docs/words.md, Messages). */
export type Messages = Readonly<Record<string, Message>>;

/** English messages of each catalogue by name. Each `words/en.ts` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be added to by other files.
export interface Catalogues {}

/** Name of a catalogue, in words files and in refusals. */
export type CatalogueName = keyof Catalogues;

type ValuesIn<S> = S extends `${string}{${infer Value}}${infer Rest}` ? Value | ValuesIn<Rest> : never;
type LinksIn<S> = S extends `${string}</${infer Link}>${infer Rest}` ? Link | LinksIn<Rest> : never;
type NameOf<Value> = Value extends `${infer Name}:${string}` ? Name : Value;
type TypeOf<Value> = Value extends 'count'
  ? number
  : Value extends `${string}:${infer Kind extends FormatKind}`
    ? FormattedValue[Kind]
    : string | number;
type Values<S> = { readonly [Value in ValuesIn<S> as NameOf<Value> & string]: TypeOf<Value> };

type Spoken<M> = M extends PluralForms
  ? (values: Values<M['other'] | '{count}'>) => string
  : [ValuesIn<M>] extends [never]
    ? string
    : (values: Values<M>) => string;

/** Catalogue in use: each message is a string, or a function of its values. */
export type Words<M extends Messages> = { readonly [Key in keyof M]: Spoken<M[Key]> };

type Together<Parts> = (Parts extends string ? (part: Parts) => void : never) extends (
  part: infer Whole,
) => void
  ? Whole
  : never;
type HasValue<Value> = Value extends string ? `${string}{${Value}}${string}` : never;
type HasLink<Link> = Link extends string ? `${string}<${Link}>${string}</${Link}>${string}` : never;
type Holding<S> = [ValuesIn<S> | LinksIn<S>] extends [never]
  ? string
  : Together<HasValue<ValuesIn<S>> | HasLink<LinksIn<S>>>;

/** Sentence that no native speaker has confirmed yet; `npm run unconfirmed` lists it. */
interface Unconfirmed<Sentence> {
  readonly text: Sentence;
  readonly confirmed: false;
}

/** Catalogue in another language: a missing key, value or link is a type error. */
export type Translation<M extends Messages> = {
  readonly [Key in keyof M]: M[Key] extends string
    ? Holding<M[Key]> | Unconfirmed<Holding<M[Key]>>
    : M[Key] extends PluralForms
      ? { readonly one?: string; readonly other: Holding<M[Key]['other']>; readonly confirmed?: false }
      : Message | Unconfirmed<string>;
};

/** Turns messages, as written or as read from a words file, into strings and functions. */
export function speak<M extends Messages>(language: Language, catalogue: M): Words<M> {
  const spoken: Record<string, SpokenMessage> = {};
  for (const [key, message] of Object.entries(catalogue))
    spoken[key] = spokenMessage(language, message, spoken);
  return spoken as Words<M>;
}

type GivenValues = Readonly<Record<string, unknown>>;

type SpokenMessage = string | ((values: GivenValues) => string);

/** `names` are the words that the message may name by key. */
function spokenMessage(
  language: Language,
  message: Message,
  names: Readonly<Record<string, unknown>>,
): SpokenMessage {
  const filledWith = (sentence: string, values: GivenValues) =>
    sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind?: string) => {
      const value = values[name];
      if (kind === undefined) return String(value);
      const isNames = kind === 'terms';
      return formatted(
        language,
        kind as FormatKind,
        isNames ? (value as string[]).map((key) => names[key]) : value,
      );
    });
  if (typeof message !== 'string')
    return (values) => filledWith(pluralForm(language, message, Number(values['count'])), values);
  return message.includes('{') ? (values) => filledWith(message, values) : message;
}

/** Splits a sentence at its links: "See <terms>the terms</terms>." has three parts. */
export function linkedParts(sentence: string): { text: string; link?: string }[] {
  const parts: { text: string; link?: string }[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: link = '', 2: text = '' } of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (index > end) parts.push({ text: sentence.slice(end, index) });
    parts.push({ text, link });
    end = index + whole.length;
  }
  return end < sentence.length ? [...parts, { text: sentence.slice(end) }] : parts;
}
