import { hashCost } from '#netlify/core/account/password-hash.ts';

/** Sets the least work: in production each hash takes a tenth of a second on purpose. The browser tests run with the real cost. */
Object.assign(hashCost, { N: 2, r: 1, p: 1 });
