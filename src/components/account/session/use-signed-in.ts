import { useCallback, useEffect, useState } from 'react';
import { withNext } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { type Loading, useLoad } from '#src/lib/loading/use-load.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import type { Wording } from '#src/lib/words/refusals.ts';
import { currentUser } from './current-user.ts';
import { rememberUser, tokenStore } from './session.ts';

export interface SignedIn {
  /** Undefined until the server has responded. */
  user: User | undefined;
  loading: Loading;
  update: (user: User) => void;
}

/**
 * Returns the logged-in user; sends anyone else to /login and back.
 * `stay` skips the redirect on logout, for pages with a closing message.
 */
export function useSignedIn(stay = false): SignedIn {
  const [user, setUser] = useState<User>();
  const load = useCallback(async (word: Wording) => {
    const answer = await currentUser();
    if (answer.kind === 'ok') setUser(answer.data);
    // The token subscription below handles the end of the session.
    else if (tokenStore.get() !== undefined) return failureOf(word, answer);
    return undefined;
  }, []);
  const loading = useLoad(load);

  useEffect(() => {
    if (stay) return;
    return tokenStore.subscribe((token) => {
      if (token === undefined) window.location.replace(login());
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

/** Returns the address of the login in the language of the page, which leads back to it. */
function login(): string {
  return hrefIn(pageLanguage(), withNext('/login', here()));
}

function here(): string {
  const { pathname, search, hash } = window.location;
  return pathname.replace(/\.html$/, '') + search + hash;
}
