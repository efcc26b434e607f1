import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Passwords and codes are hashed with the least work that scrypt knows: in production each hash takes a tenth of a second
 * on purpose, which was most of the time of some files. The browser tests run with the real cost.
 */
const scrypt = crypto.scrypt;
const leastWork: crypto.ScryptOptions = { N: 2, r: 1, p: 1 };

crypto.scrypt = (password, salt, length, ...rest) =>
  scrypt(password, salt, length, leastWork, rest.at(-1) as Parameters<typeof scrypt>[4]);
syncBuiltinESMExports();
