import { formatMoment } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import type { Readings } from './deep-health.ts';
import type { Health } from './health.ts';

/** Known problems with their headings in the runbook (docs/operating.md). */
export const runbook = {
  database: 'The database does not answer',
  'mail-server': 'The mail server does not answer',
  'mails-waiting': 'Emails are waiting',
  'texts-waiting': 'Text messages are waiting',
  paypack: 'Paypack does not answer',
  'payments-undecided': 'Payments are undecided',
  ebm: 'Sales are not reported to EBM',
  holds: 'One network holds many dates',
  files: 'The file store does not answer',
  errors: 'The site fails often',
  job: 'A job does not run',
  backup: 'The backup is missing',
  build: 'The pages are behind',
} as const;

export type ProblemKind = keyof typeof runbook;

export interface HealthProblem {
  kind: ProblemKind;
  /** Heading in the runbook, also shown to people. */
  title: string;
  text: string;
}

/** Thresholds: minutes since the last backup and of a sale’s wait, errors per quarter of an hour. */
const limits = { backup: 26 * 60, errors: 10, ebm: 60 } as const;

/** Below this many late items, blame one mailbox or phone, not the service. */
const several = 3;

/** Lists the problems, the most serious first. */
export function problemsOf(health: Health, readings: Readings | null, now: Date): HealthProblem[] {
  return [...problemsOfParts(health), ...(readings === null ? [] : problemsInside(readings, now))];
}

function problemsOfParts({ parts }: Health): HealthProblem[] {
  return [
    ...problemIf(parts.database === 'unreachable', 'database', 'No booking can be taken.'),
    ...problemIf(parts.mail === 'unreachable', 'mail-server', 'Emails wait until it does.'),
    ...problemIf(parts.payments === 'unreachable', 'paypack', 'Payment requests wait until it does.'),
    ...problemIf(parts.files === 'unreachable', 'files', 'CVs and pictures cannot be uploaded or shown.'),
  ];
}

function problemsInside(
  { mails, texts, payments, ebm, holds, errors, jobs, backup, build }: Readings,
  now: Date,
): HealthProblem[] {
  const isOlder = (instant: string | null, minutes: number) =>
    instant !== null && now.getTime() - Date.parse(instant) > minutes * 60_000;
  const late = jobs.filter((job) => job.late).map(({ job }) => job);
  return [
    ...problemIf(
      isBehind(mails),
      'mails-waiting',
      `${plural(mails.waiting, 'email')} in the outbox, the oldest since ${momentOf(mails.oldest)}.`,
    ),
    ...problemIf(
      isBehind(texts),
      'texts-waiting',
      `${plural(texts.late, 'text message')} could not leave yet, the oldest written at ${momentOf(texts.oldest)}.`,
    ),
    ...problemIf(
      isBehind(payments),
      'payments-undecided',
      `${plural(payments.count, 'payment')} without an outcome, the oldest since ${momentOf(payments.oldest)}.`,
    ),
    ...problemIf(
      ebm !== null && (ebm.refused > 0 || isOlder(ebm.oldest, limits.ebm)),
      'ebm',
      `${plural(ebm?.refused ?? 0, 'sale')} refused, ${ebm?.waiting ?? 0} waiting${ebm?.oldest ? `, the oldest since ${momentOf(ebm.oldest)}` : ''}.`,
    ),
    ...problemIf(
      holds.most > holds.day / 2,
      'holds',
      `${plural(holds.most, 'unpaid booking')} from one network, where a day has ${plural(holds.day, 'slot')}.`,
    ),
    ...problemIf(
      errors.lastQuarter >= limits.errors,
      'errors',
      `${plural(errors.lastQuarter, 'request')} failed within 15 minutes.`,
    ),
    ...problemIf(late.length > 0, 'job', `Overdue: ${late.join(', ')}.`),
    ...problemIf(
      backup.failed || backup.goodAt === null || isOlder(backup.goodAt, limits.backup),
      'backup',
      backup.goodAt ? `The last good one is from ${momentOf(backup.goodAt)}.` : 'There is none yet.',
    ),
    ...problemIf(build.state === 'failed', 'build', `The build failed: ${build.reason}`),
    ...problemIf(
      build.state === 'silent',
      'build',
      'A build was requested, but no new pages were published.',
    ),
  ];
}

const isBehind = ({ late, untried }: { late: number; untried: number }) => late >= several || untried > 0;

function problemIf(there: boolean, kind: ProblemKind, text: string): HealthProblem[] {
  return there ? [{ kind, title: runbook[kind], text }] : [];
}

const momentOf = (instant: string | null) => (instant === null ? '' : formatMoment(new Date(instant)));
