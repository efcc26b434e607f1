import { tokenKey } from '#src/lib/storage/storage.ts';

/**
 * Makes the avatar a menu, where the boot script has found someone signed in or another tab signs in. It knows no
 * store: pages weigh the same for everyone else.
 */

/** Should the menu not come, the link leads on: /login knows who is signed in. */
function load(): void {
  import('./account-menu.ts').catch(() => undefined);
}

if (document.documentElement.dataset['account'] !== undefined) load();
addEventListener('storage', ({ key, newValue }) => {
  if (key === tokenKey && newValue) load();
});
