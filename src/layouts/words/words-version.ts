import { createHash } from 'node:crypto';
import type { Language } from '#src/lib/words/languages.ts';
import { parts } from './parts.ts';

/** Digest of all words, in the addresses of their files, so that browsers keep them for ever. */
export const wordsVersion = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);

export function wordsAddress(language: Language, part: string): string {
  return `/_astro/words/${wordsVersion}/${language}/${part}.json`;
}
