import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Readings } from './deep-health.ts';
import type { Health } from './health.ts';
import { problemsOf, runbook } from './health-problems.ts';

const now = new Date('2026-03-10T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const health: Health = {
  ok: true,
  version: '1',
  commit: 'unknown',
  builtAt: minutesAgo(200),
  parts: { database: 'ok', files: 'ok', mail: 'ok', payments: 'ok' },
};
const build: Readings['build'] = {
  builtAt: minutesAgo(200),
  waiting: 0,
  state: 'live',
  reason: null,
  hasHook: true,
};
const readings: Readings = {
  mails: { waiting: 0, oldest: null, late: 0, untried: 0, dead: 0 },
  texts: { isSetUp: true, waiting: 0, oldest: null, late: 0, untried: 0, undelivered: 0 },
  payments: { count: 0, oldest: null, late: 0, untried: 0 },
  ebm: null,
  holds: { most: 4, day: 8 },
  errors: { lastHour: 0, lastQuarter: 0 },
  jobs: [{ job: 'erase-due', succeededAt: minutesAgo(60), failedAt: null, late: false }],
  backup: { goodAt: minutesAgo(60), failed: false },
  build,
  schema: '0000_x',
};
const mails = (late: number, untried = 0) => ({
  mails: { waiting: 9, oldest: minutesAgo(900), late, untried, dead: 0 },
});
const texts = (late: number, untried = 0) => ({
  texts: { ...readings.texts, waiting: 9, oldest: minutesAgo(900), late, untried },
});
const payments = (late: number, untried = 0) => ({
  payments: { count: 9, oldest: minutesAgo(900), late, untried },
});
const kindsOf = (changes: Partial<Readings>) =>
  problemsOf(health, { ...readings, ...changes }, now).map(({ kind }) => kind);

test('a healthy site has no problems, nor has one with parts that are not configured', () => {
  expect(problemsOf(health, readings, now)).toEqual([]);
  const parts = { database: 'ok', files: 'not-configured', mail: 'not-configured', payments: 'ok' } as const;
  expect(problemsOf({ ...health, parts }, readings, now)).toEqual([]);
});

test.each([
  ['database', 'database'],
  ['mail', 'mail-server'],
  ['payments', 'paypack'],
  ['files', 'files'],
] as const)('an unreachable part is a problem: %s', (part, kind) => {
  const parts = { ...health.parts, [part]: 'unreachable' };
  expect(problemsOf({ ...health, parts }, null, now).map((problem) => problem.kind)).toEqual([kind]);
});

test.each<[string, Partial<Readings>, string[]]>([
  ['two late mails', mails(2), []],
  ['three late mails', mails(3), ['mails-waiting']],
  ['one late mail without a delivery attempt', mails(1, 1), ['mails-waiting']],
  ['mails that were given up', { mails: { ...readings.mails, dead: 9 } }, []],
  ['texts that wait for the morning', texts(0), []],
  ['two late texts', texts(2), []],
  ['three late texts', texts(3), ['texts-waiting']],
  ['one late text without an attempt', texts(1, 1), ['texts-waiting']],
  ['texts that were not delivered', { texts: { ...readings.texts, undelivered: 9 } }, []],
  ['two late payments', payments(2), []],
  ['three late payments', payments(3), ['payments-undecided']],
  ['one late payment without a status check', payments(1, 1), ['payments-undecided']],
  ['nine errors in a quarter of an hour', { errors: { lastHour: 900, lastQuarter: 9 } }, []],
  ['ten errors in a quarter of an hour', { errors: { lastHour: 10, lastQuarter: 10 } }, ['errors']],
  ['a late job', { jobs: [{ job: 'remind', succeededAt: null, failedAt: null, late: true }] }, ['job']],
  ['no backup yet', { backup: { goodAt: null, failed: false } }, ['backup']],
  ['an old backup', { backup: { goodAt: minutesAgo(26 * 60 + 1), failed: false } }, ['backup']],
  ['a backup that failed after a good one', { backup: { goodAt: minutesAgo(5), failed: true } }, ['backup']],
  ['a build without a response', { build: { ...build, waiting: 2, state: 'silent' } }, ['build']],
  ['a failed build', { build: { ...build, waiting: 2, state: 'failed', reason: 'No.' } }, ['build']],
  ['a build under way', { build: { ...build, waiting: 2, state: 'building' } }, []],
  [
    'waiting changes on a site without a build hook',
    { build: { ...build, waiting: 2, state: 'manual', hasHook: false } },
    [],
  ],
])('the right problems are reported for %s', (_, changes, kinds) => {
  expect(kindsOf(changes)).toEqual(kinds);
});

test('a problem’s text has its figures in a sentence', () => {
  const changes = { mails: { waiting: 2, oldest: '2026-03-10T08:00:00Z', late: 1, untried: 1, dead: 0 } };
  expect(problemsOf(health, { ...readings, ...changes }, now)[0]?.text).toBe(
    '2 emails in the outbox, the oldest since 10 March 2026, 10:00.',
  );
});

test('every problem has a section in the runbook', () => {
  const operating = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  for (const title of Object.values(runbook)) expect(operating).toContain(`\n### ${title}\n`);
});
