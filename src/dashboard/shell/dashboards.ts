import { dashboardOf } from '#src/domain/account/destination.ts';
import type { Role } from '#src/domain/account/user.ts';
import type { WaitingWork } from '#src/domain/overview/waiting-work.ts';

/** The two dashboards. One set of pages is built; netlify.toml serves it at both addresses. */
export const shells = ['admin', 'superadmin'] as const;

export type Shell = (typeof shells)[number];

/** Prefix of all links in built pages; `adaptLinks` rewrites it for super admins. */
export const builtHome = '/dashboard/admin';

export function homeAt(pathname: string): string {
  return /^\/dashboard\/superadmin(?=[/.]|$)/.test(pathname) ? '/dashboard/superadmin' : builtHome;
}

/** Waiting work of a page: its count, and the words after the number. */
export interface Waits {
  count: keyof WaitingWork;
  words: string;
}

/** Address of a dashboard's page; `path` follows the dashboard's prefix. */
interface PagePlace {
  label: string;
  path: string;
  waits?: Waits;
}

interface ShellPage extends PagePlace {
  /** Icon in the bottom bar on phones; only for the most used pages. */
  icon?: 'home' | 'calendar' | 'message' | 'money';
  /** Pages of one entry, as tabs below the heading. The first has the entry's address. */
  tabs?: readonly PagePlace[];
  /** Other pages of the entry, which the palette also finds. */
  within?: readonly PagePlace[];
}

export const shellGroups: readonly { label: string; pages: readonly ShellPage[] }[] = [
  {
    label: 'Work',
    pages: [
      { label: 'Overview', path: '', icon: 'home' },
      {
        label: 'Bookings',
        path: '/bookings',
        icon: 'calendar',
        waits: { count: 'bookings', words: 'waiting for you' },
        within: [{ label: 'New booking', path: '/bookings/new' }],
      },
      { label: 'Tasks', path: '/tasks', waits: { count: 'tasks', words: 'late' } },
      {
        label: 'Calendar',
        path: '/calendar',
        tabs: [
          { label: 'Calendar', path: '/calendar' },
          { label: 'Days off and slots', path: '/calendar/days' },
          { label: 'Opening and holidays', path: '/calendar/opening' },
        ],
      },
      { label: 'People and kit', path: '/resources' },
      { label: 'Clients', path: '/clients' },
      {
        label: 'Messages',
        path: '/messages',
        icon: 'message',
        waits: { count: 'messages', words: 'without a reply' },
        tabs: [
          { label: 'Messages', path: '/messages' },
          { label: 'Templates', path: '/templates' },
          {
            label: 'Unsent emails',
            path: '/mail',
            waits: { count: 'deadMessages', words: 'could not be sent' },
          },
        ],
      },
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
    ],
  },
  {
    label: 'Website',
    pages: [
      { label: 'Services', path: '/services' },
      { label: 'Pricing', path: '/pricing' },
      { label: 'Internships', path: '/internships' },
      { label: 'Gallery', path: '/gallery' },
      {
        label: 'Newsletter',
        path: '/subscribers',
        tabs: [
          { label: 'Subscribers', path: '/subscribers' },
          { label: 'Letters', path: '/letters' },
          { label: 'Discount codes', path: '/discount-codes' },
        ],
      },
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
        tabs: [
          { label: 'All payments', path: '/payments' },
          { label: 'Day’s closing', path: '/payments/closing' },
          { label: 'Statement', path: '/payments/statement' },
          { label: 'Differences', path: '/payments/differences' },
          { label: 'Blocked numbers', path: '/payments/blocked-numbers' },
        ],
      },
      { label: 'Reports', path: '/reports' },
      {
        label: 'Users',
        path: '/users',
        tabs: [
          { label: 'Users', path: '/users' },
          { label: 'Audit', path: '/audit' },
        ],
      },
      { label: 'Settings', path: '/settings' },
    ],
  },
];

/** True if the address, as built or as served, is this page's. */
export function isShown({ path }: PagePlace, pathname: string): boolean {
  return pathname.replace(/(?:\/index)?\.html$/, '') === builtHome + path;
}

/** Returns the waiting work of the page and its tabs. */
export function waitsOf({ waits, tabs = [] }: ShellPage): readonly Waits[] {
  return [waits, ...tabs.map((tab) => tab.waits)].filter((one) => one !== undefined);
}

/** Returns the number of a badge and its words; both are empty if nothing waits. */
export function badgeOf(waits: readonly Waits[], waiting: WaitingWork) {
  const counted = waits
    .map(({ count, words }) => ({ count: waiting[count].count, words }))
    .filter(({ count }) => count > 0);
  const [only, ...others] = counted;
  if (only === undefined) return { number: '', words: '' };
  if (others.length === 0) return { number: String(only.count), words: only.words };
  const whole = counted.reduce((sum, { count }) => sum + count, 0);
  return { number: String(whole), words: counted.map(({ count, words }) => `${count} ${words}`).join(', ') };
}

export const barPages = shellGroups.flatMap(({ pages }) => pages).filter(({ icon }) => icon !== undefined);

/** Returns the page in the dashboard of the role; its first page for /dashboard. Staff only. */
export function ownPage(role: Role, path: string): string {
  return dashboardOf(role) + path.replace(/^\/dashboard(\/[^/.]+)?/, '').replace(/\.html$/, '');
}
