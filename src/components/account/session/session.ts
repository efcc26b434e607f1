import { persistentAtom } from '@nanostores/persistent';
import {
  type CachedUser,
  cachedUser,
  parseCachedUser,
  parseToken,
  type User,
} from '#src/domain/account/user.ts';
import { forgetKeptPages } from '#src/lib/storage/kept-pages.ts';
import { tokenKey } from '#src/lib/storage/storage.ts';

/** Bearer token in `fts_token`; undefined when logged out. Other tabs follow via storage events. */
export const tokenStore = persistentAtom<string | undefined>(tokenKey, undefined, {
  encode: (token) => token,
  decode: parseToken,
});

/** The user at the last check, so that headers need not wait for the server. */
export const cachedUserStore = persistentAtom<CachedUser | undefined>('fts_user', undefined, {
  encode: (user) => JSON.stringify(user),
  decode: parseCachedUser,
});

export function startSession(token: string, user: User): void {
  rememberUser(user);
  tokenStore.set(token);
}

/** Logs out in all tabs. The caller notifies the server. */
export function endSession(): void {
  tokenStore.set(undefined);
  cachedUserStore.set(undefined);
  void forgetKeptPages();
}

export function rememberUser(user: User): void {
  cachedUserStore.set(cachedUser(user));
}
