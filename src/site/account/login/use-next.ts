import { useEffect, useSyncExternalStore } from 'react';
import { currentUser } from '#src/components/account/session/current-user.ts';
import { knownUserStore, tokenStore } from '#src/components/account/session/session.ts';
import { destinationAfterLogin } from '#src/domain/account/destination.ts';

/** Where the visitor came from, as the page's address says it; null as well while the page is as the server sent it. */
export function useNext(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('next'),
    () => null,
  );
}

/**
 * Leads on the person who is signed in, to `home` when they came from nowhere: on arrival if the server agrees, and as soon as someone signs in, here or in another
 * tab. The page itself leaves the history: "back" must not lead to a page that leads on again.
 */
export function useLeaveWhenSignedIn(home: '/' | '/account'): void {
  useEffect(() => {
    const leave = () => leaveFor(home);
    const arrivedWith = tokenStore.get();
    if (arrivedWith !== undefined) void currentUser().then((answer) => answer.kind === 'ok' && leave());
    return tokenStore.listen((token) => {
      if (token !== undefined) leave();
    });
  }, [home]);
}

function leaveFor(home: string): void {
  const next = new URLSearchParams(window.location.search).get('next');
  window.location.replace(destinationAfterLogin(knownUserStore.get()?.role ?? 'USER', next, home));
}
