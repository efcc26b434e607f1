import { useCallback, useEffect, useState } from 'react';
import { withNext } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { type Loading, useLoad } from '#src/lib/loading/use-load.ts';
import { currentUser } from './current-user.ts';
import { rememberUser, tokenStore } from './session.ts';

/** Whom a page belongs to. */
export interface SignedIn {
  /** Undefined until the server has said who it is. */
  user: User | undefined;
  loading: Loading;
  /** Shows what the server has just said of the user, here and in the headers. */
  update: (user: User) => void;
}

/**
 * Who is signed in. Anyone else is led to /login and comes back; so is who signs out here or in another tab, unless
 * the page has a last word to say (`stay`).
 */
export function useSignedIn(stay = false): SignedIn {
  const [user, setUser] = useState<User>();
  const load = useCallback(async () => {
    const answer = await currentUser();
    if (answer.kind === 'ok') setUser(answer.data);
    // The end of the session is told by the token, below.
    else if (tokenStore.get() !== undefined) return failureOf(answer);
    return undefined;
  }, []);
  const loading = useLoad(load);

  useEffect(() => {
    if (stay) return;
    return tokenStore.subscribe((token) => {
      if (token === undefined) window.location.replace(withNext('/login', here()));
    });
  }, [stay]);

  return {
    user,
    loading,
    update(next) {
      rememberUser(next);
      setUser(next);
    },
  };
}

function here(): string {
  const { pathname, search, hash } = window.location;
  return pathname.replace(/\.html$/, '') + search + hash;
}
