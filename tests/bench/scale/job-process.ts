import { remindOfTomorrow } from '#netlify/core/booking/my-booking/remind.ts';
import { remindOfHolds } from '#netlify/core/booking/place/remind-of-hold.ts';
import { closeDatabase } from '#netlify/core/database.ts';
import { raiseAlerts } from '#netlify/core/health/alert/raise-alerts.ts';
import type { JobName } from '#netlify/core/job/jobs.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';
import { reconcile } from '#netlify/core/payment/reconcile/reconcile.ts';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { askForBuild } from '#netlify/core/shelf/site-build.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';

/** What a run took: milliseconds, and the most memory that the process ever held, in MB. */
export interface JobRun {
  ms: number;
  peak: number;
}

const now = new Date();

/** The work of each scheduled function; in the morning, when people may be reminded. */
const jobs: Record<JobName, () => Promise<unknown>> = {
  'ask-for-build': askForBuild,
  'erase-due': () => eraseDue(now),
  'raise-alerts': raiseAlerts,
  'reconcile-payments': () => reconcile(now),
  remind: () => remindOfTomorrow(new Date(`${todayInKigali(now)}T10:00:00+02:00`)),
  'remind-of-holds': () => remindOfHolds(now),
  'send-mail': () => dispatchMail(),
  'settle-payments': () => pollPayments(),
};

/** One run in a process of its own, which tells its parent what it took. */
const begun = performance.now();
await jobs[process.argv[2] as JobName]();
const ms = performance.now() - begun;
await closeDatabase();
process.send?.({ ms, peak: process.resourceUsage().maxRSS / 1024 } satisfies JobRun);
process.disconnect?.();
