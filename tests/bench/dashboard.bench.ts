import type { Browser } from '@playwright/test';
import type pg from 'pg';
import { closeDatabase } from '#netlify/core/database.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import type { TestUser } from '#tests/support/account.ts';
import { type Figure, noteFigure } from './figures/figures.ts';
import { largeTables } from './fill-dashboard.ts';
import { measureFirstRows } from './first-row.ts';
import { percentile, report } from './response-times.ts';
import { withBooks } from './staffed-site.ts';

/**
 * How quickly the staff's calls answer on a studio's books after some years, at the API: page 1,000 has to cost what page 1
 * costs, and the 95th percentile of each question has to stay under 50 ms. Beside each stand the large tables, if any, that
 * the database read without an index for it: from one end to the other, or until 10,001 were counted. Then, from the built
 * site, how soon a slow phone shows the first row.
 */

const rounds = 40;
/** Page 1,000 of 20. */
const deepPage = 1000;
/** Milliseconds, at the 95th percentile. */
const allowed = 50;

/** Questions, each asked anew in every round. */
const questions: readonly [what: string, ask: (round: number) => string][] = [
  ['Bookings, page 1', () => '/api/bookings'],
  ['Bookings by day', () => '/api/bookings?sort=-eventDate'],
  ['Bookings by name', () => '/api/bookings?sort=name'],
  ['Pending bookings', () => '/api/bookings?status=pending'],
  ['Paid bookings', () => '/api/bookings?paid=paid'],
  [
    'Bookings by a name',
    (round) => `/api/bookings?q=${['claudine', 'uwase', 'eric mug', 'grace keza'][round % 4]}`,
  ],
  ['Bookings by a phone number', (round) => `/api/bookings?q=0788${String(round * 2311).padStart(6, '0')}`],
  ['Bookings by the start of one', () => '/api/bookings?q=0788'],
  ['Messages, page 1', () => '/api/messages'],
  ['Open messages', () => '/api/messages?status=open'],
  ['Messages by a name', () => '/api/messages?q=diane'],
  ['Users by a name', () => '/api/users?q=fabrice'],
  ['Payments, page 1', () => '/api/payments'],
  ['Failed payments', () => '/api/payments?status=failed'],
  ['What was done', () => '/api/audit'],
  ['Notifications', () => '/api/notifications'],
  ['Find by a name', () => '/api/find?q=jeanne'],
  ['Find by a phone number', (round) => `/api/find?q=0788%20${String(round * 2311).padStart(6, '0')}`],
  ['Overview', () => '/api/overview'],
  ['Calendar, a week', () => calendarOf(7)],
  ['Calendar, six weeks', () => calendarOf(42)],
];

/** So many days of the calendar, from today on; some 90 people come on each. */
function calendarOf(days: number): string {
  const today = todayInKigali(new Date());
  return `/api/calendar?from=${today}&to=${addDays(today, days - 1)}`;
}

/** Fills a database and prints how quickly it is asked. */
export function benchDashboard(browser: Browser): Promise<void> {
  return withBooks(100_000, async (admin, sql) => {
    const answers = await measureAll(admin, sql);
    for (const { line } of answers) console.log(line);
    noteAnswers(answers);
    for (const line of await measureFirstRows(browser, admin)) console.log(line);
  });
}

/** A question, with what 95 of 100 answers to it did not exceed, in milliseconds. */
interface Answers {
  what: string;
  p95: number;
  line: string;
}

/** The slowest question, and the page that is far down beside the first one. */
function noteAnswers(answers: readonly Answers[]): void {
  const [slowest] = answers.toSorted((a, b) => b.p95 - a.p95);
  if (slowest) noteFigure(figureOf(`Slowest of ${answers.length} questions: ${slowest.what}`, slowest));
  const [first, deep] = ['Bookings, page 1', deepName].map((name) =>
    answers.find(({ what }) => what === name),
  );
  if (first && deep) noteFigure({ ...figureOf(deepName, deep), floor: `${inWords(first)}, page 1` });
}

const figureOf = (name: string, answers: Answers): Figure => ({
  what: `${name}, p95`,
  ours: inWords(answers),
  goal: `${allowed} ms`,
  missed: answers.p95 > allowed,
});

const inWords = ({ p95 }: Answers) => `${Math.round(p95)} ms`;

const deepName = `Bookings, page ${deepPage}`;

async function measureAll(admin: TestUser, sql: pg.Client): Promise<Answers[]> {
  const deep = await deepCursor(admin, '/api/bookings?limit=100', deepPage / 5);
  const all = [...questions, [deepName, () => `/api/bookings?cursor=${deep}`] as const];
  const answers: Answers[] = [];
  for (const [what, ask] of all)
    answers.push(await measure(sql, what, (round) => answered(admin, ask(round))));
  const tag = (await admin.call('GET', '/api/bookings')).headers.get('etag') ?? '';
  answers.push(
    await measure(sql, 'Bookings that have not changed (304)', () => answered(admin, '/api/bookings', tag)),
  );
  return answers;
}

/** Asks once to warm up, then as often as is measured. */
async function measure(
  sql: pg.Client,
  what: string,
  ask: (round: number) => Promise<void>,
): Promise<Answers> {
  const before = await plainReads(sql);
  await ask(0);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask(round);
    times.push(performance.now() - start);
  }
  // Connections tell what they counted when they end.
  await closeDatabase();
  const after = await plainReads(sql);
  const read = largeTables.filter((table) => after.get(table) !== before.get(table));
  const plain = read.length === 0 ? '' : `; read without an index: ${read.join(', ')}`;
  return { what, p95: percentile(times, 0.95), line: `${report(what, times)}${plain}` };
}

async function answered(admin: TestUser, path: string, tag?: string): Promise<void> {
  const headers = tag === undefined ? {} : { 'if-none-match': tag };
  const { status, text } = await admin.call('GET', path, undefined, headers);
  if (status !== (tag === undefined ? 200 : 304)) throw new Error(`${path} was answered ${status}: ${text}`);
}

/** How often each table was read without an index. */
async function plainReads(sql: pg.Client): Promise<Map<string, string>> {
  await sql.query('select pg_stat_clear_snapshot()');
  const { rows } = await sql.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables',
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

/** Walks on so many parts; gives where the next one begins. */
async function deepCursor(admin: TestUser, path: string, parts: number): Promise<string> {
  let cursor = '';
  for (let part = 0; part < parts; part += 1) {
    const { json } = await admin.call('GET', cursor === '' ? path : `${path}&cursor=${cursor}`);
    cursor = (json as { nextCursor: string }).nextCursor;
  }
  return cursor;
}
