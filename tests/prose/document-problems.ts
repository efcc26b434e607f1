import { wordProblems } from './rules.ts';
import type { Problem } from './source-problems.ts';

/** Most lines of a document, by the beginning of its path. */
const mostLines: Record<string, number> = { 'README.md': 90, 'docs/product.md': 1600, 'docs/decisions/': 40 };
const longestLine = 100;

/** Checks a document. Tables, code and addresses may be long; docs/words.md lists forbidden words. */
export function documentProblems(file: string, text: string): Problem[] {
  const lines = text.trimEnd().split('\n');
  const most = Object.entries(mostLines).find(([start]) => file.startsWith(start))?.[1] ?? Infinity;
  const words = file === 'docs/words.md' ? () => [] : wordProblems;
  const tooMany =
    lines.length > most ? [{ line: most, text: file, advice: `shorten it to ${most} lines` }] : [];
  return [...tooMany, ...lines.flatMap((line, index) => lineProblems(line, index, words))];
}

function lineProblems(text: string, index: number, words: typeof wordProblems): Problem[] {
  if (/^ {4}/.test(text)) return [];
  const prose = text.replace(/`[^`]*`|\]\([^)]*\)/g, '');
  const advice = [
    ...(text.length > longestLine && !text.startsWith('|') && /\s/.test(text.trim())
      ? [`wrap it at ${longestLine} characters`]
      : []),
    ...words(prose),
  ];
  return advice.map((each) => ({ line: index + 1, text, advice: each }));
}
