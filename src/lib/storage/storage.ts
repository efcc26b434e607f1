/** Storage keys, for scripts that must not load the store too. */
export const cartKey = 'fts_cart';
export const quoteKey = 'fts_quote';
export const tokenKey = 'fts_token';

/** Parses untrusted JSON with the caller's `read`; undefined if it is invalid. */
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
