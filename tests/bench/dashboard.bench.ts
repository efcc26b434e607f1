import type { Browser } from '@playwright/test';
import type pg from 'pg';
import { closeDatabase } from '#netlify/core/database.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import type { TestUser } from '#tests/support/account.ts';
import { type BenchCall, calendarOf, get, nextRequest, staffReads } from './harness/calls.ts';
import { largeTables } from './harness/database.ts';
import { inWords, noteFigure, percentile, rounded, timed } from './harness/figures.ts';
import { onSlowPhone } from './harness/phone.ts';
import { serveSite } from './harness/site-server.ts';
import { storedFor, withBooks } from './harness/staff.ts';

const rounds = 40;
const deepPage = 1000;
/** Limit (ms) of the 95th percentile of each call. */
const mostMs = 50;
const phoneRounds = 7;

const calls = [
  ...staffReads,
  get('Bookings by day', '/api/bookings?sort=-eventDate'),
  get('Bookings by name', '/api/bookings?sort=name'),
  get('Pending bookings', '/api/bookings?status=pending'),
  get('Paid bookings', '/api/bookings?paid=paid'),
  get('Bookings of today', '/api/bookings?sort=eventDate&when=today'),
  get('Bookings of this week', '/api/bookings?sort=eventDate&when=week'),
  get('Unpaid bookings', '/api/bookings?sort=eventDate&paid=due'),
  get('Bookings assigned to me', '/api/bookings?sort=-eventDate&assigned=me'),
  get('Bookings by the start of a phone number', '/api/bookings?q=0788'),
  get('List of tasks', '/api/tasks'),
  get('Late tasks', '/api/tasks?late=true'),
  get('Tasks assigned to me', '/api/tasks?mine=true'),
  get('Tasks due this week', '/api/tasks?due=week'),
  get('Tasks by a name', '/api/tasks?q=diane'),
  get('List of people and kit', '/api/resources'),
  get('People and kit that are free', (n) => `/api/resources/free?${hoursOf(n)}`),
  get('Open messages', '/api/messages?status=open'),
  get('Messages by a name', '/api/messages?q=diane'),
  get('Users by a name', '/api/users?q=fabrice'),
  get('Failed payments', '/api/payments?status=failed'),
  get('List of clients', '/api/clients'),
  get('Clients by name', '/api/clients?sort=name'),
  get('Clients by a name', '/api/clients?q=diane'),
  get('Clients by a phone number', (n) => `/api/clients?q=0788${String(n % 40_000).padStart(6, '0')}`),
  get('Clients with a booking', '/api/clients?group=booked'),
  get('Clients with two bookings', '/api/clients?group=returning'),
  get('Clients without a booking', '/api/clients?group=contact'),
  get('Clients of a language', '/api/clients?language=rw'),
  get('Activity', '/api/audit'),
  get('Notifications', '/api/notifications'),
  get('Find by a name', '/api/find?q=jeanne'),
  get('Calendar, six weeks', calendarOf(42, '/api/calendar/month')),
  ...['month', 'service', 'method', 'source', 'staff'].map((by) => reportOf(`income?by=${by}`)),
  reportOf('open?'),
  reportOf('vat?by=month'),
  ...['month', 'method', 'reason'].map((by) => reportOf(`refunds?by=${by}`)),
];

/** Four hours on one of the next ten days. */
function hoursOf(n: number): string {
  const day = addDays(todayInKigali(new Date()), n % 10);
  return `from=${day}T08:00:00Z&to=${day}T12:00:00Z`;
}

/** Reads a whole year, until today; the open parts have no period. */
function reportOf(report: string): BenchCall {
  const [name, by = ''] = report.split('?');
  const today = todayInKigali(new Date());
  const period = name === 'open' ? '' : `&from=${addDays(today, -364)}&to=${today}`;
  return get(
    `Report of ${name}${by.replace('=', ' ') && ` ${by.replace('=', ' ')}`}`,
    `/api/reports/${name}?${by}${period}`,
  );
}

export function benchDashboard(browser: Browser): Promise<void> {
  return withBooks(100_000, async (admin, sql) => {
    const deep = get(`Bookings, page ${deepPage}`, await deepAddress(admin));
    const client = get('A client', await clientAddress(admin));
    for (const call of [...calls, deep, client]) await measure(admin, sql, call);
    await measureFirstRows(browser, admin);
  });
}

async function measure(admin: TestUser, sql: pg.Client, call: BenchCall): Promise<void> {
  const ask = async () => {
    const { path } = nextRequest(call);
    const { status, text } = await admin.call('GET', path);
    if (status !== call.status) throw new Error(`${path} was answered ${status}: ${text}`);
  };
  const before = await scansOf(sql);
  await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(ask));
  // Connections report their statistics when they close.
  await closeDatabase();
  const after = await scansOf(sql);
  const scanned = largeTables.filter((table) => after.get(table) !== before.get(table));
  const p95 = percentile(times, 0.95);
  noteFigure({
    what: `${call.what}, p95`,
    measured: `${rounded(p95)} ms${scanned.length > 0 ? `; without an index: ${scanned.join(', ')}` : ''}`,
    goal: `${mostMs} ms`,
    missed: p95 > mostMs,
  });
}

async function scansOf(sql: pg.Client): Promise<Map<string, string>> {
  await sql.query('select pg_stat_clear_snapshot()');
  const { rows } = await sql.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables',
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

/** Returns the address of a client with three bookings and as many payments. */
async function clientAddress(admin: TestUser): Promise<string> {
  const { json } = await admin.call('GET', '/api/clients?q=0788012345');
  const [client] = (json as { items: { id: string }[] }).items;
  if (client === undefined) throw new Error('There is no such client.');
  return `/api/clients/${client.id}`;
}

async function deepAddress(admin: TestUser): Promise<string> {
  let cursor = '';
  for (let part = 0; part < deepPage / 5; part += 1) {
    const { json } = await admin.call('GET', `/api/bookings?limit=100${cursor && `&cursor=${cursor}`}`);
    cursor = (json as { nextCursor: string }).nextCursor;
  }
  return `/api/bookings?cursor=${cursor}`;
}

async function measureFirstRows(browser: Browser, admin: TestUser): Promise<void> {
  const server = await serveSite();
  try {
    for (const list of ['bookings', 'messages', 'payments']) {
      const times: number[] = [];
      for (let round = 0; round < phoneRounds; round += 1)
        times.push(await firstRow(browser, `${server.url}/dashboard/admin/${list}`, admin));
      noteFigure({ what: `First row of ${list} on a slow phone`, measured: inWords(times) });
    }
  } finally {
    server.stop();
  }
}

function firstRow(browser: Browser, url: string, admin: TestUser): Promise<number> {
  return onSlowPhone(
    browser,
    async (page) => {
      await page.addInitScript(() => {
        const seen = Object.assign(window, { firstRow: 0 });
        new MutationObserver(() => {
          if (seen.firstRow === 0 && document.querySelector('.table tbody tr'))
            seen.firstRow = performance.now();
        }).observe(document, { subtree: true, childList: true });
      });
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('.table tbody tr').first().waitFor();
      return page.evaluate(() => (window as unknown as { firstRow: number }).firstRow);
    },
    storedFor(admin),
  );
}
