import { barePath } from '#src/lib/words/languages.ts';
import type { Role } from './user.ts';
import type { AccountWords } from './words/en.ts';

const dashboards: Partial<Record<Role, string>> = {
  ADMIN: '/dashboard/admin',
  SUPERADMIN: '/dashboard/superadmin',
};

/** Pages that a fresh login must not return to, in any language. */
const loginPages = ['/login', '/register', '/forgot', '/invitation'];

export function destinationAfterLogin(role: Role, next: string | null, home = '/'): string {
  return safeNext(next) ?? dashboards[role] ?? home;
}

export function dashboardOf(role: Role): string {
  return dashboards[role] ?? '/account';
}

/**
 * Returns `next` if it is a path on this site, else undefined.
 * Prevents open redirects: a login could otherwise end on a page that imitates ours.
 */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/')) return undefined;
  const base = 'https://site.invalid';
  if (!URL.canParse(next, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, base);
  // Browsers read "//elsewhere" as another host, also when dots, slashes or line breaks produce it.
  if (origin !== base || pathname.startsWith('//')) return undefined;
  return loginPages.includes(barePath(pathname).replace(/\/$/, '')) ? undefined : pathname + search + hash;
}

/** Builds `/login?next=%2Fsettings`; drops an unsafe `next`. */
export function withNext(page: '/login' | '/register' | '/forgot', next: string | null): string {
  const safe = safeNext(next);
  return safe === undefined ? page : `${page}?next=${encodeURIComponent(safe)}`;
}

type MenuWords = Pick<AccountWords, 'profile' | 'settings' | 'adminPanel'>;

export function menuEntries(words: MenuWords, role: Role): { label: string; href: string }[] {
  const panel = dashboards[role];
  return [
    { label: words.profile, href: panel === undefined ? '/account' : `${panel}/settings` },
    { label: words.settings, href: '/settings' },
    ...(panel === undefined ? [] : [{ label: words.adminPanel, href: panel }]),
  ];
}
