import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Passwords and codes are hashed with the least work that scrypt knows: in production each hash takes a tenth of a second
 * on purpose, which was most of the time of some files. The browser tests run with the real cost.
 */
const { scrypt } = crypto;

function quickScrypt(...[password, salt, length, , done]: Parameters<typeof scrypt>): void {
  scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done);
}

Object.assign(crypto, { scrypt: quickScrypt });
syncBuiltinESMExports();
