import { ProblemError } from '#netlify/core/errors.ts';

/** Deeper than any request of ours; code that walks through a value may rely on it. */
const maxDepth = 16;

/** Reads JSON. Throws ProblemError 400. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError(400, 'The request is not valid JSON.');
  }
}

/**
 * The value without NUL characters and halves of characters, which PostgreSQL cannot keep and nobody means to write.
 * Throws ProblemError 400.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new ProblemError(400, 'The request is nested too deeply.');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storableText(key), storable(part, depth + 1)]),
  );
}

/** The text without them. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
