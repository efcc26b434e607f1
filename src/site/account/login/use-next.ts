import { useEffect, useSyncExternalStore } from 'react';
import { currentUser } from '#src/components/account/session/current-user.ts';
import { cachedUserStore, tokenStore } from '#src/components/account/session/session.ts';
import { destinationAfterLogin } from '#src/domain/account/destination.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';

/** Returns the `next` parameter; null during server rendering and hydration. */
export function useNext(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('next'),
    () => null,
  );
}

/**
 * Redirects a logged-in user to `next` or `home`: on arrival (if the server confirms the session)
 * and on a login in any tab. Replaces the history entry, so that "back" does not redirect again.
 */
export function useRedirectWhenLoggedIn(home: '/' | '/account'): void {
  useEffect(() => {
    const leave = () => redirectTo(home);
    const arrivedWith = tokenStore.get();
    if (arrivedWith !== undefined) void currentUser().then((answer) => answer.kind === 'ok' && leave());
    return tokenStore.listen((token) => {
      if (token !== undefined) leave();
    });
  }, [home]);
}

function redirectTo(home: string): void {
  const next = new URLSearchParams(window.location.search).get('next');
  window.location.replace(
    destinationAfterLogin(cachedUserStore.get()?.role ?? 'USER', next, hrefIn(pageLanguage(), home)),
  );
}
