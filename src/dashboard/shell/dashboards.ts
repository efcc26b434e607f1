import { dashboardOf } from '#src/domain/account/destination.ts';
import type { Role } from '#src/domain/account/user.ts';
import type { Overview } from '#src/domain/overview/overview.ts';

/** The two dashboards. One set of pages is built, and netlify.toml serves it at both addresses. */
export const shells = ['admin', 'superadmin'] as const;

export type Shell = (typeof shells)[number];

/** Start of all links in built pages, which `adoptAddress` rewrites for super admins. */
export const builtHome = '/dashboard/admin';

/** The start of the dashboard that serves an address. */
export function homeAt(pathname: string): string {
  return /^\/dashboard\/superadmin(?=[/.]|$)/.test(pathname) ? '/dashboard/superadmin' : builtHome;
}

/** A page of the dashboards: its name, and what follows the dashboard's address. */
interface ShellPage {
  label: string;
  path: string;
  /** What waits there for someone: the name of its count, and what is said of it. */
  waits?: { count: keyof Overview['waiting']; words: string };
  /** Its picture in the bar at the foot of a phone, for the pages that are used most. */
  icon?: 'home' | 'calendar' | 'message' | 'money';
  /** Pages that are reached from it, and by the palette. */
  within?: readonly Pick<ShellPage, 'label' | 'path'>[];
}

/** What belongs to the payments beside their list. */
export const paymentPages = [
  { label: 'Day’s closing', path: '/payments/closing' },
  { label: 'Statement', path: '/payments/statement' },
  { label: 'Differences', path: '/payments/differences' },
  { label: 'Blocked numbers', path: '/payments/blocked-numbers' },
] as const;

/** The pages of both dashboards, grouped, in the order of their navigation. */
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
      },
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
      { label: 'Days', path: '/days' },
      { label: 'Email', path: '/mail', waits: { count: 'deadMails', words: 'could not be sent' } },
      { label: 'Templates', path: '/templates' },
      { label: 'Audit', path: '/audit' },
      { label: 'Settings', path: '/settings' },
    ],
  },
];

/** The pages that a phone's bar leads to. */
export const barPages = shellGroups.flatMap(({ pages }) => pages).filter(({ icon }) => icon !== undefined);

/** The same page in the dashboard of one's own role; its first one from /dashboard. Only for staff. */
export function ownPage(role: Role, path: string): string {
  return dashboardOf(role) + path.replace(/^\/dashboard(\/[^/.]+)?/, '').replace(/\.html$/, '');
}
