import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkedContent } from '#src/integrations/content-check/check.ts';
import type { Mistake } from '#src/integrations/content-check/mistake.ts';
import type { OtherLanguage } from '#src/integrations/content-check/translations.ts';
import { bodyKey } from '#src/lib/content/translate.ts';
import { OperatorError } from '../command.ts';
import { projectRoot } from '../places.ts';
import { withLanguage, withMessages } from './catalogue-file.ts';
import { type Change, changesIn } from './changes.ts';
import { type NewBody, withMdxPatches, withPatches } from './content-file.ts';
import type { Cells } from './csv.ts';
import { type CatalogueFiles, type Row, readCatalogues, translationRows } from './rows.ts';

/** Writes a translator's changes into the words files and content/. Writes nothing if a row is refused. */
export async function importWords(root: string, language: OtherLanguage, given: readonly Cells[]) {
  const rows = await translationRows(root, language);
  const { changes, refused } = changesIn(rows, given);
  const changedFiles = new Set([...changes.values()].map(({ file }) => file));
  const after = rows
    .filter(({ file }) => changedFiles.has(file))
    .map((row): Change => changes.get(row.where) ?? { ...row, row });
  refused.push(...incomplete(after));
  refuse(refused);
  const content = contentFiles(root, after, changes);
  refuse(await newMistakes(root, content));
  const files = [...catalogueFiles(root, language, after, changes), ...content];
  const formatted = files.map(([file, text]) => ({ file, text: formattedText(root, file, text) }));
  for (const { file, text } of formatted) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { changed: changes.size, files: formatted.map(({ file }) => file) };
}

function refuse(refused: readonly string[]): void {
  if (refused.length === 0) return;
  throw new OperatorError(['Nothing is written. Correct these rows first:', ...refused].join('\n'));
}

const isWhole = ({ file, key }: Pick<Row, 'file' | 'key'>) =>
  file.endsWith('.ts') || key === bodyKey || key.startsWith(`${bodyKey}.`);

/** Finds what a changed catalogue or text below a front matter lacks; they are translated whole. */
function incomplete(after: readonly Change[]): string[] {
  const wholes = after.filter(
    ({ file, key, translation, row }) => isWhole({ file, key }) && translation !== row.translation,
  );
  const files = new Set(wholes.map(({ file }) => file));
  return after
    .filter((change) => isWhole(change) && files.has(change.file) && change.translation === '')
    .map(
      ({ where }) => `${where}: found nothing; translate it too, because this file needs all its sentences.`,
    );
}

/** Returns the words files that change, and `words.ts` next to a new one. */
function catalogueFiles(
  root: string,
  language: OtherLanguage,
  after: readonly Change[],
  changes: ReadonlyMap<string, Change>,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const catalogue of readCatalogues(root, language)) {
    const own = after.filter(({ file }) => file === catalogue.file);
    if (own.length === 0) continue;
    files.set(catalogue.file, catalogueText(language, catalogue, own, changes));
    const list = `${catalogue.folder}/words.ts`;
    if (catalogue.text === undefined && existsSync(path.join(root, list)))
      files.set(list, withLanguage(readFileSync(path.join(root, list), 'utf8'), language));
  }
  return files;
}

function catalogueText(
  language: OtherLanguage,
  { text, english }: CatalogueFiles,
  after: readonly Change[],
  changes: ReadonlyMap<string, Change>,
): string {
  const messages = english.flatMap(({ key, hasForms }) => {
    const forms = after.filter((one) => one.key === key);
    if (!forms.some(({ where }) => changes.has(where))) return [];
    const sentences = forms.map(({ row, translation }) => [row.form, translation]);
    const confirmed = forms.every((one) => one.confirmed);
    return { key, hasForms, forms: Object.fromEntries(sentences), confirmed };
  });
  return withMessages(text, language, english, messages);
}

/** Returns the files of content/ that change. */
function contentFiles(
  root: string,
  after: readonly Change[],
  changes: ReadonlyMap<string, Change>,
): Map<string, string> {
  const ofContent = Map.groupBy(
    after.filter(({ row }) => row.digest !== undefined),
    ({ file }) => file,
  );
  return new Map([...ofContent].map(([file, texts]) => [file, contentText(root, file, texts, changes)]));
}

function contentText(
  root: string,
  file: string,
  after: readonly Change[],
  changes: ReadonlyMap<string, Change>,
): string {
  const order = after.map(({ key }) => key);
  const changed = after.filter(({ where }) => changes.has(where));
  const patches = changed
    .filter((change) => !isWhole(change))
    .map(({ key, row, translation, confirmed }) => ({
      key,
      of: row.digest ?? '',
      text: translation,
      confirmed,
    }));
  const place = path.join(root, file);
  const old = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  if (file.endsWith('.json')) return withPatches(old ?? '{}\n', order, patches);
  const body = after.filter((change) => isWhole(change) && change.translation !== '');
  return withMdxPatches(old ?? '', order, patches, changed.some(isWhole) ? bodyOf(body, changes) : undefined);
}

function bodyOf(paragraphs: readonly Change[], changes: ReadonlyMap<string, Change>): NewBody {
  const digests = paragraphs.map(({ where, row }) => (changes.has(where) ? row.digest : row.of) ?? '');
  const summary = paragraphs.find(({ key }) => key === bodyKey);
  return {
    of: summary?.row.digest ?? digests,
    paragraphs: paragraphs.map(({ translation }) => translation),
    confirmed: paragraphs.every(({ confirmed }) => confirmed),
  };
}

/** Lists the mistakes that the content would have only with the changed files. */
async function newMistakes(root: string, content: ReadonlyMap<string, string>): Promise<string[]> {
  if (content.size === 0) return [];
  const text = ({ file, key, sentence }: Mistake) => `${file} :: ${key}: ${sentence}`;
  const before = new Set((await checkedContent(root)).mistakes.map(text));
  const after = (await checkedContent(root, content)).mistakes.map(text);
  return after.filter((mistake) => !before.has(mistake));
}

/** Formats the text of a file that is not written yet, so that a refusal leaves all files as they are. */
function formattedText(root: string, file: string, text: string): string {
  if (file.endsWith('.mdx')) return text;
  const biome = path.join(projectRoot, 'node_modules/.bin/biome');
  const { error, status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status === 0) return stdout;
  throw new OperatorError(`Nothing is written. The formatter refuses ${file}; correct it first:\n${stderr}`);
}
