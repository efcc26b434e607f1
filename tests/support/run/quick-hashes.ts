import { hashCost } from '#netlify/core/account/password-hash.ts';

/** Minimal cost, because real hashes take a tenth of a second each. Browser tests use the real cost. */
Object.assign(hashCost, { N: 2, r: 1, p: 1 });
