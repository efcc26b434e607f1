import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#netlify/ops/places.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot }).map((file) => path.join(projectRoot, file));

const catalogues = await Promise.all(
  filesOf('{src,netlify}/**/words/en.ts').map(async (file) => ((await import(file)) as { en: Messages }).en),
);
const messages = catalogues
  .flatMap((catalogue) => Object.values(catalogue))
  .flatMap((message) => (typeof message === 'string' ? [message] : Object.values<string>({ ...message })));

const content = filesOf('content/{*,occasions/*,prices/*,services/*,policies/*,about/*}.{json,mdx}').flatMap(
  (file) => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.json') ? textsIn(JSON.parse(text)) : text.split('\n');
  },
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Words that no French or Kinyarwanda sentence has. */
const englishWords = /\b(?:the|of|and|your|you|with|for|we|our|is|are|this|that|from|it|not|or|by|at)\b/i;

/** Runs of at least four words from our English messages and content. */
const runs = [
  ...new Set([...messages, ...content].flatMap((text) => text.split(/\{.*?\}|<.*?>|[.:;!?()[\]“”]/))),
]
  .map((run) => run.trim())
  .filter((run) => run.split(/\s+/).length >= 4 && englishWords.test(run));

/** Lists the English sentences of ours, or parts of four words and more, that a text has. */
export function englishIn(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ');
  return runs.filter((run) => plain.includes(run));
}
