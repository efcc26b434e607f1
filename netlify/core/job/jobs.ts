/** Jobs that run every few minutes and look at the database only when they are due (due.ts). */
export const dueJobs = [
  'send-mail',
  'settle-payments',
  'ask-for-build',
  'raise-alerts',
  'report-sales',
  'offer-slots',
] as const;

export type DueJob = (typeof dueJobs)[number];

/** Scheduled jobs by function name, with the minutes without success after which each is late. */
export const jobs = {
  'send-mail': 45,
  'settle-payments': 45,
  'ask-for-build': 45,
  'raise-alerts': 45,
  'report-sales': 45,
  'offer-slots': 45,
  'remind-of-holds': 45,
  remind: 150,
  'erase-due': 26 * 60,
  'reconcile-payments': 26 * 60,
  'check-ledger': 26 * 60,
  'create-tasks': 26 * 60,
} as const satisfies Record<DueJob, number> & Record<string, number>;

export type JobName = keyof typeof jobs;

/** Job names; rows of other names belong to removed functions. */
export const jobNames = Object.keys(jobs) as JobName[];
