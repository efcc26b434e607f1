import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { namedLanguages } from '#src/lib/words/languages.ts';
import { filesIn } from '../content-files.ts';
import { deadLinksIn, linkAdviceFor, takenAddresses } from './addresses.ts';
import { doubleSlugs, doublesWithin, soldIn, unknownNames } from './between.ts';
import { fileMistakes } from './files.ts';
import { schemaFor } from './kinds.ts';
import { inText, type Mistake } from './mistake.ts';
import { mistakenCosts, mistakenGuides, mistakenRungs } from './offered.ts';
import { imageIn, type PictureAdvice, pictureAdvice } from './pictures.ts';
import { type Reading, read } from './read.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { textMistakes } from './text-mistakes.ts';
import {
  type ContentText,
  contentTexts,
  englishFile,
  languageOfFile,
  missingMistakes,
  type OtherLanguage,
  type PatchFile,
  patchMistakes,
  readPatches,
  type TranslationState,
  translationState,
} from './translations.ts';
import type { Written } from './written.ts';

/** Lists all mistakes in content/ with file and line, including those that no schema can find. */
export async function contentMistakes(root: string): Promise<Mistake[]> {
  return (await checkedContent(root)).mistakes;
}

interface CheckedContent {
  mistakes: Mistake[];
  states: TranslationState[];
}

/** Checks all of content/ in all languages. `changed` has texts of files as they will be. */
export async function checkedContent(root: string, changed?: ChangedFiles): Promise<CheckedContent> {
  const { files, readings, all, schemaOf, pictures, others, patches } = await readContentFiles(root, changed);
  const content = new Map(all.map((written) => [written.file, written]));
  const inSchemas = all.flatMap((written) => schemaMistakes(written, schemaOf(written)));
  const sold = soldIn(content, inSchemas);
  const entries = files
    .filter((file) => languageOfFile(file) === undefined)
    .map((file) => ({ file, value: content.get(file)?.value }));
  const linkAdvice = linkAdviceFor(root, entries);
  const around = { linkAdvice, pictureAdvice: pictures, sells: sold?.sells ?? (() => true) };
  const translations = others.flatMap(({ written }) => written ?? []);
  const states = namedLanguages.map((language) =>
    translationState(language, contentTexts(language, all, schemaOf, patches)),
  );
  const mistakes = inOrder([
    ...others.flatMap((one) => one.mistakes),
    ...[...patches].flatMap(([file, read]) => {
      const source = content.get(englishFile(file));
      return [...read.mistakes, ...(source ? patchMistakes(file, source, schemaOf(source), read) : [])];
    }),
    ...translations.flatMap((written) => textMistakes(written, around)),
    ...states.flatMap(missingMistakes),
    ...fileMistakes(files),
    ...takenAddresses(root, entries),
    ...readings.flatMap(({ mistakes }) => mistakes),
    ...all.flatMap(doublesWithin),
    ...inSchemas,
    ...doubleSlugs(all),
    ...unknownNames(content, sold),
    ...mistakenRungs(content, sold),
    ...mistakenCosts(content, sold),
    ...mistakenGuides(content, sold),
    ...all.flatMap((written) => deadLinksIn(written, linkAdvice)),
    ...all.flatMap((written) => textMistakes(written, around)),
  ]);
  return { mistakes, states };
}

interface ContentFiles {
  files: string[];
  readings: Reading[];
  /** English files that can be read. */
  all: Written[];
  schemaOf: (written: Written) => z.ZodType;
  pictures: PictureAdvice;
  /** Files of the other languages. */
  others: Reading[];
  patches: ReadonlyMap<string, PatchFile>;
}

type ChangedFiles = ReadonlyMap<string, string>;

async function readContentFiles(root: string, changed: ChangedFiles = new Map()): Promise<ContentFiles> {
  const files = [...new Set([...(await contentFiles(root)), ...changed.keys()])].sort();
  const readFiles = (some: string[]) =>
    Promise.all(some.map((file) => readOne(root, file, changed.get(file))));
  const readings = await readFiles(files.filter((file) => schemaFor(file) !== undefined));
  const all = readings.flatMap(({ written }) => written ?? []);
  const english = new Set(all.map(({ file }) => file));
  const others = await readFiles(
    files.filter((file) => languageOfFile(file) !== undefined && english.has(englishFile(file))),
  );
  const translations = others.flatMap(({ written }) => written ?? []);
  const patches = new Map(translations.map((written) => [written.file, readPatches(written)]));
  const pictures = pictureAdvice();
  return { files, readings, all, schemaOf: schemasOnce(pictures), pictures, others, patches };
}

/** Lists the texts of content/ that visitors see, with their translations in a language. */
export async function contentTextsIn(root: string, language: OtherLanguage): Promise<ContentText[]> {
  const { all, schemaOf, patches } = await readContentFiles(root);
  return contentTexts(language, all, schemaOf, patches);
}

/** Lists the content files; dotfiles are a machine's, not an editor's. */
async function contentFiles(root: string): Promise<string[]> {
  const files = await filesIn(path.join(root, 'content'));
  return files
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => !path.posix.basename(file).startsWith('.'));
}

async function readOne(root: string, file: string, changed: string | undefined): Promise<Reading> {
  const place = path.join(root, file);
  return read({ file, folder: path.dirname(place), text: changed ?? (await readFile(place, 'utf8')) });
}

/** Caches the schema of a kind, because making one takes longer than using it. */
function schemasOnce(pictures: PictureAdvice): (written: Written) => z.ZodType {
  const made = new Map<unknown, z.ZodType>();
  return ({ file, folder }) => {
    const kind = schemaFor(file);
    const schema = made.get(kind) ?? kind?.(imageIn(folder, pictures)) ?? z.unknown();
    made.set(kind, schema);
    return schema;
  };
}

/** Sorts by file and line; keeps the first mistake of a key, since others follow from it. */
function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const place = ({ file, line, key, sentence }: Mistake) =>
    [file, line, key, key === inText && sentence].join('\n');
  const first = new Map(mistakes.toReversed().map((one) => [place(one), one]));
  return [...first.values()].toReversed().toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
