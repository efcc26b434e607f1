/** Scheduled jobs, by the name of the function, and after how many minutes without a good run it is late. */
export const jobs = {
  'send-mail': 15,
  'settle-payments': 15,
  'ask-for-build': 15,
  'raise-alerts': 30,
  'remind-of-holds': 30,
  remind: 150,
  'erase-due': 26 * 60,
  'reconcile-payments': 26 * 60,
} as const;

export type JobName = keyof typeof jobs;

/** Names of jobs; rows of others are of functions that are gone. */
export const jobNames = Object.keys(jobs) as JobName[];
