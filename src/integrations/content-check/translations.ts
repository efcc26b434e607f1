import { createHash } from 'node:crypto';
import * as z from 'zod';
import { closestTo } from '#src/lib/closest.ts';
import { plainWords, type Shape } from '#src/lib/content/content-schema.ts';
import { bodyKey, type KeyedText, keyedTexts, type Texts, translated } from '#src/lib/content/translate.ts';
import { type Language, namedLanguages } from '#src/lib/words/languages.ts';
import { pages } from '#src/lib/words/pages.ts';
import { messageMistakes, paragraphMistakes, summaryMistakes } from '#src/lib/words/translation-mistakes.ts';
import { pagesReading } from './kinds.ts';
import { foundInstead, type Mistake } from './mistake.ts';
import { shapeFor, within } from './schema-mistakes.ts';
import type { Written } from './written.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

/** A text of content/ that translators write. */
interface SourceText extends Omit<KeyedText, 'keys'> {
  /** Note for translators. */
  note: string;
  /** Digest by which a translation names the English it was made from. */
  digest: string;
}

/** Translation of a text as a file of content/fr or content/rw has it. */
interface Patch {
  of: string;
  text: string;
  confirmed?: false | undefined;
}

/** Translations of one file, by key, with the line of each. */
export interface PatchFile {
  patches: ReadonlyMap<string, Patch & { line: number }>;
  mistakes: Mistake[];
}

const languagesOfFiles = new RegExp(`^content/(${namedLanguages.join('|')})/`);

/** Returns the language of a translation's file; undefined for a file in English. */
export function languageOfFile(file: string): OtherLanguage | undefined {
  return languagesOfFiles.exec(file)?.[1] as OtherLanguage | undefined;
}

export const englishFile = (file: string) => file.replace(languagesOfFiles, 'content/');
const fileIn = (language: Language, file: string) => file.replace(/^content\//, `content/${language}/`);

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Splits the text below the front matter, by empty lines. */
function paragraphsOf(body: string): string[] {
  const text = body.trim();
  return text === '' ? [] : text.split(/\n(?:[ \t]*\n)+/);
}

/** True for a policy: only its English applies, so a translation sums it up as a whole. */
const isSummed = (file: string) => file.startsWith('content/policies/');

/** Lists the texts of a file that have a translation: those that its schema makes with `words`. */
function sourceTexts({ file, value, text }: Written, schema: z.ZodType): SourceText[] {
  const shape = shapeFor(schema);
  const inValue = keyedTexts(value).flatMap(({ key, keys, text }) => {
    const note = keys.reduce<Shape | undefined>(within, shape)?.words;
    return note === undefined ? [] : { key, text, note, digest: digestOf(text) };
  });
  if (isSummed(file)) {
    const whole = text.words.trim();
    const note = 'a summary of the text, in Markdown';
    return [...inValue, { key: bodyKey, text: whole, note, digest: digestOf(whole) }];
  }
  const inBody = paragraphsOf(text.words).map((paragraph, index) => ({
    key: `${bodyKey}.${index}`,
    text: paragraph,
    note: 'a paragraph of the text, in Markdown',
    digest: digestOf(paragraph),
  }));
  return [...inValue, ...inBody];
}

const bodyShape = 'Write { of: […] } with the digest of each English paragraph.';
const summaryShape = 'Write { of: … } with the digest of the whole English text.';
const shape = 'Write { "of": "…", "text": "…" }.';
const confirmed = z.literal(false, 'Write false, or leave it out once it is confirmed.').optional();
const patchSchema = z.strictObject({ of: z.string(shape), text: z.string(shape), confirmed }, shape);
const bodySchema = z.strictObject({ of: z.array(z.string(), bodyShape), confirmed }, bodyShape);
const summarySchema = z.strictObject({ of: z.string(summaryShape), confirmed }, summaryShape);

/** Reads a translation; `body` has a digest for each paragraph below it, or one of a whole policy. */
export function readPatches(written: Written): PatchFile {
  const paragraphs = paragraphsOf(written.text.words);
  const summed = isSummed(englishFile(written.file));
  const readText = summed ? readSummary : readBody;
  const values = z.record(z.string(), z.unknown()).safeParse(written.value).data ?? {};
  const read = Object.entries(values).map(([key, value]) => ({
    key,
    line: written.lineOf([key]),
    ...(key === bodyKey ? readText(value, paragraphs) : readPatch(key, value)),
  }));
  const mistakes = read.flatMap(({ key, line, sentence }) =>
    sentence === undefined ? [] : { file: written.file, line, key, sentence },
  );
  if (paragraphs.length > 0 && !(bodyKey in values))
    mistakes.push({
      file: written.file,
      line: 1,
      key: bodyKey,
      sentence: foundInstead(undefined, summed ? summaryShape : bodyShape),
    });
  const patches = read.flatMap(({ line, found = [] }) =>
    found.map(([key, patch]) => [key, { ...patch, line }] as const),
  );
  return { patches: new Map(patches), mistakes };
}

interface ReadValue {
  found?: [key: string, patch: Patch][];
  /** Mistake in it. */
  sentence?: string;
}

function readPatch(key: string, value: unknown): ReadValue {
  const { data, error } = patchSchema.safeParse(value);
  return data === undefined ? { sentence: sentenceOf(value, error, shape) } : { found: [[key, data]] };
}

function readBody(value: unknown, paragraphs: readonly string[]): ReadValue {
  const { data, error } = bodySchema.safeParse(value);
  if (data === undefined) return { sentence: sentenceOf(value, error, bodyShape) };
  const { of, confirmed } = data;
  const found = paragraphs
    .slice(0, of.length)
    .map((text, index): [string, Patch] => [`${bodyKey}.${index}`, { of: of[index] ?? '', text, confirmed }]);
  if (of.length === paragraphs.length) return { found };
  return {
    found,
    sentence: `found ${of.length} digests; write one for each of the ${paragraphs.length} paragraphs.`,
  };
}

function readSummary(value: unknown, paragraphs: readonly string[]): ReadValue {
  const { data, error } = summarySchema.safeParse(value);
  if (data === undefined) return { sentence: sentenceOf(value, error, summaryShape) };
  return { found: [[bodyKey, { ...data, text: paragraphs.join('\n\n') }]] };
}

function sentenceOf(value: unknown, error: z.ZodError, advice: string): string {
  const [issue] = error.issues;
  return foundInstead(value, issue?.code === 'unrecognized_keys' ? advice : (issue?.message ?? advice));
}

/** Finds what a translation holds besides words, and words that its English does not allow. */
export function patchMistakes(
  file: string,
  english: Written,
  schema: z.ZodType,
  { patches }: PatchFile,
): Mistake[] {
  const sources = new Map(sourceTexts(english, schema).map((one) => [one.key, one]));
  const mistake = (key: string, sentence: string): Mistake => ({
    file,
    line: patches.get(key)?.line ?? 1,
    key,
    sentence,
  });
  const ofEach = [...patches].flatMap(([key, patch]): Mistake[] => {
    const source = sources.get(key);
    if (source !== undefined) {
      return wordMistakes(key, source.text, patch.text).map((one) => mistake(key, one));
    }
    const close = closestTo(key, [...sources.keys()]);
    return [mistake(key, `found a key that is no words of ${english.file}; did you mean ${close}?`)];
  });
  const texts: Texts = Object.fromEntries([...patches].map(([key, { text }]) => [key, text]));
  const keyOf = new Map(keyedTexts(english.value).map(({ keys, key }) => [keys.join('\n'), key]));
  const issues =
    schema.safeParse(translated(english.value, texts), { error: plainWords }).error?.issues ?? [];
  return [
    ...ofEach,
    ...issues.flatMap(({ path: keys, message }) => {
      const key = keyOf.get(keys.join('\n'));
      const patch = key === undefined ? undefined : patches.get(key);
      return key === undefined || patch === undefined ? [] : mistake(key, foundInstead(patch.text, message));
    }),
  ];
}

/** Finds what a translation lost or added, by the rules for its key. */
export function wordMistakes(key: string, english: string, text: string): string[] {
  if (key === bodyKey) return summaryMistakes(english, text);
  return (key.startsWith(`${bodyKey}.`) ? paragraphMistakes : messageMistakes)(english, text);
}

/** A text of content/ that visitors see, with its translation in a language. */
export interface ContentText extends SourceText {
  /** File of the translation. */
  file: string;
  patch: (Patch & { line: number }) | undefined;
  /** True if a page in the language has it. */
  needed: boolean;
}

/** Lists the texts of content/ in a language, without those that only staff read. */
export function contentTexts(
  language: OtherLanguage,
  english: readonly Written[],
  schemaOf: (written: Written) => z.ZodType,
  patches: ReadonlyMap<string, PatchFile>,
): ContentText[] {
  return english.flatMap((written) => {
    const routes = pagesReading(written.file);
    if (routes.length === 0) return [];
    const file = fileIn(language, written.file);
    const needed = routes.some((route) => pages[route]?.includes(language));
    return sourceTexts(written, schemaOf(written)).map((source) => ({
      ...source,
      file,
      needed,
      patch: patches.get(file)?.patches.get(source.key),
    }));
  });
}

/** State of a language's content. */
export interface TranslationState {
  language: OtherLanguage;
  texts: number;
  missing: { file: string; keys: string[]; needed: boolean }[];
  /** `content/fr/home.json:12  slides.0.title` */
  outdated: string[];
  unconfirmed: number;
}

export function translationState(language: OtherLanguage, texts: readonly ContentText[]): TranslationState {
  const missing = new Map<string, TranslationState['missing'][number]>();
  for (const { file, key, needed, patch } of texts)
    if (patch === undefined)
      missing.set(file, { file, keys: [...(missing.get(file)?.keys ?? []), key], needed });
  return {
    language,
    texts: texts.length,
    missing: [...missing.values()],
    outdated: texts.flatMap(({ file, key, digest, patch }) =>
      patch && patch.of !== digest ? `${file}:${patch.line}  ${key}` : [],
    ),
    unconfirmed: texts.filter(({ patch }) => patch?.confirmed === false).length,
  };
}

/** Lists the words that a page in this language lacks. */
export function missingMistakes({ missing }: TranslationState): Mistake[] {
  return missing
    .filter(({ needed }) => needed)
    .flatMap(({ file, keys }) =>
      keys.map((key) => ({
        file,
        line: 1,
        key,
        sentence: `found nothing; a page in this language needs it. Translate it from ${englishFile(file)}.`,
      })),
    );
}

export function stateText({ language, texts, missing, outdated, unconfirmed }: TranslationState): string {
  const lacking = missing.reduce((sum, { keys }) => sum + keys.length, 0);
  return [
    `content/${language}: ${texts - lacking} of ${texts} texts, ${lacking} missing, ${outdated.length} outdated, ${unconfirmed} unconfirmed.`,
    ...missing.map(({ file, keys }) => `  ${file}: ${keys.length} missing, from ${keys[0]}`),
    ...outdated.map((place) => `  ${place}: outdated; translate the new English, or correct "of".`),
  ].join('\n');
}
