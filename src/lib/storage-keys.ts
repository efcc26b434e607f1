/** Where the browser keeps what several scripts read, also some that must not load its store. */
export const cartKey = 'fts_cart';
export const quoteKey = 'fts_quote';
export const tokenKey = 'fts_token';
