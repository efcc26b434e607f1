import type { Role } from './user.ts';

/** Where each role's dashboard is; clients have none. */
const dashboards: Partial<Record<Role, string>> = {
  ADMIN: '/dashboard/admin',
  SUPERADMIN: '/dashboard/superadmin',
};

/** Pages on which nobody who has just signed in wants to be again. */
const loginPages = ['/login', '/register', '/forgot', '/invitation'];

/** Where someone goes after logging in: back to where they came from, else to the dashboard of their role, else `home`. */
export function destinationAfterLogin(role: Role, next: string | null, home = '/'): string {
  return safeNext(next) ?? dashboards[role] ?? home;
}

/** Where /dashboard leads: staff to the dashboard of their role, clients to their own things. */
export function dashboardOf(role: Role): string {
  return dashboards[role] ?? '/account';
}

/**
 * The page of this site that `next` names, or undefined. An address elsewhere must not get through: someone who
 * signs in here would then be sent to a page that only looks like ours.
 */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/')) return undefined;
  const base = 'https://site.invalid';
  if (!URL.canParse(next, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, base);
  // What the browser would read as another host after all: "//elsewhere" made of dots, slashes or line breaks.
  if (origin !== base || pathname.startsWith('//')) return undefined;
  return loginPages.includes(pathname.replace(/\/$/, '')) ? undefined : pathname + search + hash;
}

/** A page of logging in with the way back in its address: `/login?next=%2Fsettings`. */
export function withNext(page: '/login' | '/register' | '/forgot', next: string | null): string {
  const safe = safeNext(next);
  return safe === undefined ? page : `${page}?next=${encodeURIComponent(safe)}`;
}

/** The account menu of a role, in order. The profile of a member of staff is in the settings of their dashboard. */
export function menuEntries(role: Role): { label: string; href: string }[] {
  const panel = dashboards[role];
  return [
    { label: 'Profile', href: panel === undefined ? '/account' : `${panel}/settings` },
    { label: 'Settings', href: '/settings' },
    ...(panel === undefined ? [] : [{ label: 'Admin Panel', href: panel }]),
  ];
}
