import { ProblemError } from '#netlify/core/errors.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('request');

/** Deeper than any request of ours, so that recursion over a value stays bounded. */
const maxDepth = 16;

/** Parses JSON. Throws ProblemError 400. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError(400, refused('jsonWrong'));
  }
}

/** Removes NUL characters and lone surrogates, which PostgreSQL cannot store. Throws ProblemError 400. */
export function storable(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new ProblemError(400, refused('tooDeep'));
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storableText(key), storable(part, depth + 1)]),
  );
}

export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
