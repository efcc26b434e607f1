import { menuEntries } from '#src/domain/account/destination.ts';
import type { CachedUser } from '#src/domain/account/user.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { logOut } from '../session/account-api.ts';
import { currentUser } from '../session/current-user.ts';
import { cachedUserStore, tokenStore } from '../session/session.ts';

const menuId = 'account-menu';
const root = document.documentElement;
const links = [...document.querySelectorAll<HTMLElement>('.account')];
/** Words of the page's language, by which the link becomes a menu. */
const {
  yours = '',
  of = '',
  profile = '',
  settings = '',
  adminPanel = '',
  logout = '',
} = links[0]?.dataset ?? {};
const pairs = links.map((link) => ({ link, button: avatarButton(link) }));
const menu = document.createElement('div');
menu.id = menuId;
menu.className = menuId;
menu.popover = 'auto';
document.body.append(menu);

tokenStore.subscribe((token) => {
  root.toggleAttribute('data-account', token !== undefined);
  for (const { link, button } of pairs) swap(token === undefined ? [button, link] : [link, button]);
  if (token === undefined) menu.hidePopover();
  else void currentUser();
});
cachedUserStore.subscribe(show);

function show(user: CachedUser | undefined): void {
  const { initials = '', avatarUrl } = user ?? {};
  root.style.setProperty('--initials', avatarUrl ? '""' : `"${initials}"`);
  root.style.setProperty('--avatar', avatarUrl ? `url("${avatarUrl}")` : 'none');
  for (const { button } of pairs)
    button.setAttribute('aria-label', user ? of.replace('{name}', () => user.name) : yours);
  menu.replaceChildren(...(user ? [element('p', user.name), ...menuLinks(user)] : []), logoutButton());
}

function menuLinks(user: CachedUser): HTMLElement[] {
  return menuEntries({ profile, settings, adminPanel }, user.role).map(({ label, href }) =>
    Object.assign(element('a', label), { href: hrefIn(pageLanguage(), href) }),
  );
}

function logoutButton(): HTMLElement {
  const button = Object.assign(element('button', logout), { type: 'button' });
  button.addEventListener('click', logOut);
  return button;
}

function avatarButton(link: HTMLElement): HTMLElement {
  const button = Object.assign(element('button', ''), { type: 'button' });
  // Copies the class and the scope attribute of its styles.
  for (const { name, value } of link.attributes) if (name !== 'href') button.setAttribute(name, value);
  button.setAttribute('popovertarget', menuId);
  return button;
}

function swap([from, to]: [HTMLElement, HTMLElement]): void {
  const focused = document.activeElement === from;
  from.replaceWith(to);
  if (focused) to.focus();
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, text: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text });
}
