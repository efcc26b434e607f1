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

/** Bearer token in `fts_token`; undefined when logged out. Other tabs follow via storage events. */
export const tokenStore = persistentAtom<string | undefined>(tokenKey, undefined, {
  encode: (token) => token,
  decode: parseToken,
});

/** The user at the last check, so that headers need not wait for the server. */
export const knownUserStore = persistentAtom<KnownUser | undefined>('fts_user', undefined, {
  encode: (user) => JSON.stringify(user),
  decode: parseKnownUser,
});

export function startSession(token: string, user: User): void {
  rememberUser(user);
  tokenStore.set(token);
}

/** Logs out in all tabs. The caller notifies the server. */
export function endSession(): void {
  tokenStore.set(undefined);
  knownUserStore.set(undefined);
  void forgetKeptPages();
}

export function rememberUser(user: User): void {
  knownUserStore.set(knownUser(user));
}
