import { persistentAtom } from '@nanostores/persistent';
import {
  type KnownUser,
  knownUser,
  parseKnownUser,
  parseToken,
  type User,
} from '#src/domain/account/user.ts';
import { forgetKeptPages } from '#src/lib/storage/kept-pages.ts';
import { tokenKey } from '#src/lib/storage/storage.ts';

/** The bearer token in `fts_token`; undefined when nobody is signed in. Other tabs follow through storage events. */
export const tokenStore = persistentAtom<string | undefined>(tokenKey, undefined, {
  encode: (token) => token,
  decode: parseToken,
});

/** Who was signed in when the server was last asked, so that a header need not wait for it. */
export const knownUserStore = persistentAtom<KnownUser | undefined>('fts_user', undefined, {
  encode: (user) => JSON.stringify(user),
  decode: parseKnownUser,
});

/** Signs in: in this tab and in all others. */
export function startSession(token: string, user: User): void {
  rememberUser(user);
  tokenStore.set(token);
}

/** Signs out, here and in all other tabs. The caller tells the server. */
export function endSession(): void {
  tokenStore.set(undefined);
  knownUserStore.set(undefined);
  void forgetKeptPages();
}

/** Keeps what the server says of the user. */
export function rememberUser(user: User): void {
  knownUserStore.set(knownUser(user));
}
