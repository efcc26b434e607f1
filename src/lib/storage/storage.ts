/** Where the browser keeps what several scripts read, also some that must not load its store. */
export const cartKey = 'fts_cart';
export const quoteKey = 'fts_quote';
export const tokenKey = 'fts_token';

/** Reads JSON that was kept, or came from anywhere, by a rule of the reader's own; what is not ours counts as nothing. */
export function readJson<T>(
  text: string | null | undefined,
  read: (value: Record<string, unknown>) => T | undefined,
): T | undefined {
  try {
    return read(JSON.parse(text || 'null') ?? {});
  } catch {
    return undefined;
  }
}
