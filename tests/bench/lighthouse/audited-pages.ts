import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '#src/features/account/user.ts';

/** A page as Lighthouse looks at it. */
export interface AuditedPage {
  route: string;
  /** The least score, of 100, in each category. */
  least: number;
  /** Whose page it is; nobody has to be signed in for the others. */
  role?: Role;
  /** It is kept out of search engines, so that nobody holds this against it. */
  unlisted: boolean;
}

/** One or a few of each kind, where not all are asked for. */
const samples = [
  ...[
    '/',
    '/services',
    '/services/photography',
    '/services/dancing',
    '/pricing',
    '/pricing/frames',
    '/gallery',
  ],
  ...['/insights', '/insights/art-passion', '/internships', '/internships/photography-internship'],
  ...['/about/our-team', '/contact', '/faqs', '/privacy-policy', '/search'],
  ...['/book-now', '/login', '/account', '/settings'],
  ...['/dashboard/admin', '/dashboard/admin/bookings', '/dashboard/admin/calendar', '/dashboard/superadmin'],
];

/** Forms and what belongs to one person: islands, which take longer than what is only read. */
const forms = /^\/(account|book-now|booking|forgot|invitation|login|payment-success|register|settings)(\/|$)/;

/** Answered with 404, or with another page: what cannot be opened by its own address. */
const withoutAddress = ['/404', '/dashboard', '/internships/not-found'];

/** The pages of a built site, or a sample of them. */
export function auditedPages(folder: string, all: boolean): AuditedPage[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => ({ route: routeOf(file), html: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ route }) => (all ? !withoutAddress.includes(route) : samples.includes(route)))
    .map(({ route, html }) => ({ route, ...goalOf(route), unlisted: html.includes('content="noindex') }))
    .toSorted((a, b) => b.least - a.least || a.route.localeCompare(b.route));
}

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

function goalOf(route: string): Pick<AuditedPage, 'least' | 'role'> {
  if (route.startsWith('/dashboard/superadmin')) return { least: 95, role: 'SUPERADMIN' };
  if (route.startsWith('/dashboard')) return { least: 95, role: 'ADMIN' };
  if (/^\/(account|settings)/.test(route)) return { least: 98, role: 'USER' };
  return { least: forms.test(route) ? 98 : 100 };
}
