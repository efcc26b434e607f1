import { useEffect, useState } from 'react';
import { currentUser, forgetCurrentUser } from './current-user.ts';
import { withNext } from './destination.ts';
import { type Failure, failureOf } from './failure.ts';
import { rememberUser, tokenStore } from './session.ts';
import type { User } from './user.ts';

/** Whom a page belongs to. */
export interface SignedIn {
  /** Undefined until the server has said who it is. */
  user: User | undefined;
  /** Why it could not say. */
  failure: Failure | undefined;
  askAgain: () => void;
  /** Shows what the server has just said of the user, here and in the headers. */
  update: (user: User) => void;
}

/**
 * Who is signed in. Anybody else is led to /login and comes back; so is who signs out here or in another tab, unless
 * the page has a last word to say (`stay`).
 */
export function useSignedIn(stay = false): SignedIn {
  const [user, setUser] = useState<User>();
  const [failure, setFailure] = useState<Failure>();

  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (stay) return;
    return tokenStore.subscribe((token) => {
      if (token === undefined) window.location.replace(withNext('/login', here()));
    });
  }, [stay]);

  useEffect(() => {
    if (tries > 0) forgetCurrentUser();
    void currentUser().then((answer) => {
      if (answer.kind === 'ok') setUser(answer.data);
      // The end of the session is told by the token, above.
      else if (tokenStore.get() !== undefined) setFailure(failureOf(answer, 'Request failed'));
    });
  }, [tries]);

  return {
    user,
    failure,
    askAgain() {
      setFailure(undefined);
      setTries((count) => count + 1);
    },
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
