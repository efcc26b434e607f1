import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#netlify/ops/places.ts';
import { contentTextsIn } from '#src/integrations/content-check/check.ts';
import type { OtherLanguage } from '#src/integrations/content-check/translations.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot }).map((file) => path.join(projectRoot, file));

/** Returns all messages in a language. */
async function messagesIn(language: string): Promise<string[]> {
  const files = filesOf(`{src,netlify}/**/words/${language}.ts`);
  const catalogues = await Promise.all(
    files.map(async (file): Promise<Messages> => (await import(file))[language]),
  );
  return textsIn(catalogues);
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts of content besides articles, which are in English on pages of every language. */
const contentFiles = 'content/{*,{about,internships,occasions,policies,prices,services}/*}.{json,mdx}';
const content = filesOf(contentFiles).flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? textsIn(JSON.parse(text)) : text.split('\n');
});
const messages = await messagesIn('en');

/** Words that no French or Kinyarwanda sentence has. */
const englishWords = /\b(?:the|of|and|your|you|with|for|we|our|is|are|this|that|from|it|not|or|by|at)\b/i;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const firstFour = (words: readonly string[], from = 0) => words.slice(from, from + 4).join(' ');

const runs = [...messages, ...content]
  .flatMap((text) => text.split(/\{.*?\}|<.*?>|[.:;!?()[\]“”]/))
  .map((run) => run.trim())
  .filter((run) => wordsOf(run).length >= 4 && englishWords.test(run));

/** Runs of at least four words by the first four, because a page has fewer words than we have runs. */
const runsByStart = Map.groupBy(new Set(runs), (run) => firstFour(wordsOf(run)));

/** Lists the English sentences of ours, or parts of four words and more, that a text has. */
export function englishIn(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ');
  const words = wordsOf(plain);
  const starts = new Set(words.map((_, index) => firstFour(words, index)));
  return [...starts].flatMap((start) => runsByStart.get(start) ?? []).filter((run) => plain.includes(run));
}

/** Returns a test for whole English texts that differ from all texts of a language. */
export async function isEnglishBut(language: OtherLanguage): Promise<(text: string) => boolean> {
  const texts = await contentTextsIn(projectRoot, language);
  const own = new Set([...(await messagesIn(language)), ...texts.map(({ patch }) => patch?.text)]);
  const english = [...messages, ...texts.map(({ text }) => text)];
  const differing = new Set(english.filter((text) => /\p{L}/u.test(text) && !own.has(text)));
  return (text) => differing.has(text.replace(/\s+/g, ' ').trim());
}
