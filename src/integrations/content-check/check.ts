import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { CataloguePrices } from '#src/features/catalogue/prices/catalogue-prices.ts';
import type { FramePrices } from '#src/features/catalogue/prices/frame-prices.ts';
import type { SessionPrices } from '#src/features/catalogue/prices/session-prices.ts';
import { filesIn } from '../content-files.ts';
import { addressesOf } from './addresses.ts';
import { doubleSlugs, doublesWithin } from './doubles.ts';
import { fileMistakes, fileNameMistakes } from './files.ts';
import { schemaFor } from './kinds.ts';
import { deadLinksIn } from './links.ts';
import { inText, type Mistake } from './mistake.ts';
import { imageIn } from './pictures.ts';
import { type Sold, soldBy } from './prices.ts';
import { readJson } from './read-json.ts';
import { readMdx } from './read-mdx.ts';
import { unknownNames } from './references.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { textMistakes } from './text-mistakes.ts';
import type { Reading, Written } from './written.ts';

/** Every mistake in content/ of the project in a folder, by file and line. */
export async function contentMistakes(root: string): Promise<Mistake[]> {
  const files = await contentFiles(root);
  const known = files.filter((file) => schemaFor(file) !== undefined);
  const readings = await Promise.all(known.map((file) => readOne(root, file)));
  const content = new Map(
    readings.flatMap(({ written }) => (written ? [[written.file, written] as const] : [])),
  );
  const all = [...content.values()];
  const addresses = addressesOf(
    root,
    known.map((file) => ({ file, value: content.get(file)?.value })),
  );
  const schemaOf = schemasOnce();
  const inSchemas = all.flatMap((written) => schemaMistakes(written, schemaOf(written)));
  const sold = soldIn(content, inSchemas);
  return inOrder([
    ...fileMistakes(files),
    ...fileNameMistakes(files),
    ...readings.flatMap(({ mistakes }) => mistakes),
    ...all.flatMap(doublesWithin),
    ...inSchemas,
    ...doubleSlugs(all),
    ...unknownNames(content, sold),
    ...all.flatMap((written) => deadLinksIn(written, addresses)),
    ...all.flatMap((written) => textMistakes(written, addresses, sold?.sells ?? (() => true))),
  ]);
}

/** `content/services.json` and all others; files that begin with a dot are a machine's, not an editor's. */
async function contentFiles(root: string): Promise<string[]> {
  const files = await filesIn(path.join(root, 'content'));
  return files
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => !path.posix.basename(file).startsWith('.'))
    .sort();
}

async function readOne(root: string, file: string): Promise<Reading> {
  const place = path.join(root, file);
  const read = file.endsWith('.json') ? readJson : readMdx;
  return read(file, place, await readFile(place, 'utf8'));
}

/** Gives the schema of a file. All files of a kind lie in one folder and share it: making one takes longer than using it. */
function schemasOnce(): (written: Written) => z.ZodType {
  const made = new Map<unknown, z.ZodType>();
  return ({ file, path: place }) => {
    const kind = schemaFor(file);
    const schema = made.get(kind) ?? kind?.(imageIn(path.dirname(place))) ?? z.unknown();
    made.set(kind, schema);
    return schema;
  };
}

/** What the price files sell; undefined while one of them has a mistake. */
function soldIn(content: ReadonlyMap<string, Written>, mistakes: readonly Mistake[]): Sold | undefined {
  const names = ['sessions', 'frames', 'catalogue'].map((name) => `content/prices/${name}.json`);
  const right = names.every((name) => content.has(name) && mistakes.every(({ file }) => file !== name));
  if (!right) return undefined;
  const [sessions, frames, catalogue] = names.map((name) => content.get(name)?.value);
  return soldBy(sessions as SessionPrices, frames as FramePrices, catalogue as CataloguePrices);
}

/** By file and line, and of two that say something of one key the first: the other follows from it. */
function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const place = ({ file, key, sentence }: Mistake) => [file, key, key === inText ? sentence : ''].join('\n');
  const first = new Map(mistakes.toReversed().map((one) => [`${place(one)}\n${one.line}`, one]));
  return [...first.values()].toReversed().toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
