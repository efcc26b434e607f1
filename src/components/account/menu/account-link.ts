import { tokenKey } from '#src/lib/storage/storage.ts';

/** Turns the avatar into a menu on login. Imports no store, so pages stay light for everyone else. */

/** If the menu fails to load, the link still opens /login, which handles logged-in visitors. */
function load(): void {
  import('./account-menu.ts').catch(() => undefined);
}

if (document.documentElement.dataset['account'] !== undefined) load();
addEventListener('storage', ({ key, newValue }) => {
  if (key === tokenKey && newValue) load();
});
