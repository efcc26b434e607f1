import { dashboardOf } from '#src/domain/account/destination.ts';
import type { Role } from '#src/domain/account/user.ts';
import type { Overview } from '#src/domain/overview/overview.ts';

/** The two dashboards. One set of pages is built; netlify.toml serves it at both addresses. */
export const shells = ['admin', 'superadmin'] as const;

export type Shell = (typeof shells)[number];

/** Prefix of all links in built pages; `adaptLinks` rewrites it for super admins. */
export const builtHome = '/dashboard/admin';

export function homeAt(pathname: string): string {
  return /^\/dashboard\/superadmin(?=[/.]|$)/.test(pathname) ? '/dashboard/superadmin' : builtHome;
}

/** Page of the dashboards; `path` follows the dashboard's prefix. */
interface ShellPage {
  label: string;
  path: string;
  /** Waiting work of the page: its count, and the words after the number. */
  waits?: { count: keyof Overview['waiting']; words: string };
  /** Icon in the bottom bar on phones; only for the most used pages. */
  icon?: 'home' | 'calendar' | 'message' | 'money';
  /** Subpages, which the palette also finds. */
  within?: readonly Pick<ShellPage, 'label' | 'path'>[];
}

export const paymentPages = [
  { label: 'Day’s closing', path: '/payments/closing' },
  { label: 'Statement', path: '/payments/statement' },
  { label: 'Differences', path: '/payments/differences' },
  { label: 'Blocked numbers', path: '/payments/blocked-numbers' },
] as const;

const bookingPages = [{ label: 'New booking', path: '/bookings/new' }] as const;

export const shellGroups: readonly { label: string; pages: readonly ShellPage[] }[] = [
  {
    label: 'Today',
    pages: [
      { label: 'Overview', path: '', icon: 'home' },
      {
        label: 'Bookings',
        path: '/bookings',
        icon: 'calendar',
        waits: { count: 'bookings', words: 'waiting for you' },
        within: bookingPages,
      },
      { label: 'Clients', path: '/clients' },
      { label: 'Calendar', path: '/calendar' },
      {
        label: 'Messages',
        path: '/messages',
        icon: 'message',
        waits: { count: 'messages', words: 'without a reply' },
      },
    ],
  },
  {
    label: 'People',
    pages: [
      {
        label: 'Enrolments',
        path: '/enrolments',
        waits: { count: 'fees', words: 'without a fee request' },
      },
      {
        label: 'Applications',
        path: '/applications',
        waits: { count: 'applications', words: 'to read' },
      },
      { label: 'Subscribers', path: '/subscribers' },
      { label: 'Letters', path: '/letters' },
      { label: 'Discount codes', path: '/discount-codes' },
      { label: 'Users', path: '/users' },
    ],
  },
  {
    label: 'Website',
    pages: [
      { label: 'Services', path: '/services' },
      { label: 'Pricing', path: '/pricing' },
      { label: 'Internships', path: '/internships' },
      { label: 'Gallery', path: '/gallery' },
    ],
  },
  {
    label: 'Studio',
    pages: [
      {
        label: 'Payments',
        path: '/payments',
        icon: 'money',
        waits: { count: 'failedPayments', words: 'failed' },
        within: paymentPages,
      },
      { label: 'Reports', path: '/reports' },
      { label: 'Days', path: '/days' },
      { label: 'Email', path: '/mail', waits: { count: 'deadMails', words: 'could not be sent' } },
      { label: 'Templates', path: '/templates' },
      { label: 'Audit', path: '/audit' },
      { label: 'Settings', path: '/settings' },
    ],
  },
];

export const barPages = shellGroups.flatMap(({ pages }) => pages).filter(({ icon }) => icon !== undefined);

/** Returns the page in the dashboard of the role; its first page for /dashboard. Staff only. */
export function ownPage(role: Role, path: string): string {
  return dashboardOf(role) + path.replace(/^\/dashboard(\/[^/.]+)?/, '').replace(/\.html$/, '');
}
