import { tokenStore } from './session.ts';

/** The headers follow the token. What makes the avatar a menu comes only where somebody is signed in. */

tokenStore.subscribe((token) => {
  document.documentElement.toggleAttribute('data-account', token !== undefined);
  // Should it not come, the link leads on: /login knows who is signed in.
  if (token !== undefined) import('./account-menu.ts').catch(() => undefined);
});
