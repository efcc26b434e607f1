/** What is counted of an island that did not come. Nothing here says who it was. */

/** The parts of pages that a script brings. */
export const failureParts = [
  'booking',
  'my-booking',
  'payment',
  'login',
  'register',
  'forgot',
  'invitation',
  'account',
  'settings',
  'dashboard',
  'quote',
] as const;

/** Its script did not arrive, the browser cannot read it, it broke off, or it was not there in time. */
export const failureKinds = ['load', 'parse', 'hydrate', 'late'] as const;

/** Their pages, by the first part of the path. */
export const failurePages = [
  '/account',
  '/book-now',
  '/booking',
  '/dashboard',
  '/forgot',
  '/invitation',
  '/login',
  '/payment-success',
  '/pricing',
  '/register',
  '/settings',
] as const;

export type FailurePart = (typeof failureParts)[number];
export type FailureKind = (typeof failureKinds)[number];

/** What the browser sends. */
export interface FailureReport {
  page: string;
  part: FailurePart;
  kind: FailureKind;
}

/** Counts are kept for so long, to see over a year whether a change helped. */
export const failureRetentionMonths = 12;
