import pLimit from 'p-limit';

/**
 * What counts outside of a transaction. So many at once: a crowd’s counts may wait for one row, as of a network address that all
 * of it shares, and most of the ten connections stay free for everyone else.
 */
export const counting = pLimit(3);
