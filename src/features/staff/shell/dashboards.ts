import { dashboardOf } from '#src/features/account/destination.ts';
import type { Role } from '#src/features/account/user.ts';

/** The two dashboards; they hold the same pages. */
export const shells = ['admin', 'superadmin'] as const;

export type Shell = (typeof shells)[number];

/** A page of the dashboards: its name, and what follows the dashboard's address. */
export interface ShellPage {
  label: string;
  path: '' | '/days' | '/mail' | '/settings';
}

/** The pages of both dashboards, in the order of their navigation. */
export const shellPages: readonly ShellPage[] = [
  { label: 'Overview', path: '' },
  { label: 'Days', path: '/days' },
  { label: 'Email', path: '/mail' },
  { label: 'Settings', path: '/settings' },
];

/** The same page in the dashboard of one's own role; its first one from /dashboard. Only for staff. */
export function ownPage(role: Role, path: string): string {
  return dashboardOf(role) + path.replace(/^\/dashboard(\/[^/.]+)?/, '').replace(/\.html$/, '');
}
