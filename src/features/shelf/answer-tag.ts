import { createHash } from 'node:crypto';

/**
 * Names a public answer. Pages carry the tag of what they were built from, so that a visitor who asks for what is newer
 * gets nothing where nothing is.
 */
export function answerTag(items: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 22);
}
