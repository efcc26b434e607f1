import type pg from 'pg';
import { hashPassword } from '#netlify/core/account/password-hash.ts';
import { hashOf } from '#netlify/core/account/secret-token.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { startDatabaseProxy } from '#tests/support/server/database-proxy.ts';
import { withApi } from './api-process.ts';
import { withSql } from './bench-database.ts';
import { noteFigure } from './figures/figures.ts';

/**
 * Whether the time of an answer tells who has an account, with a database 10 ms away. Printed is the share of pairs in which
 * someone known was answered later than someone unknown: 0.5 tells nothing, and it has to stay between 0.45 and 0.55, as far as
 * so many samples can say.
 */

const databaseMs = 10;
const mostTold = 0.05;
const password = 'three otters knit';
const key = 'K'.repeat(22);
const code = 'MURAHO-KNWNX-22222';

type Body = Record<string, unknown>;

/** What is asked for the nth sample, of someone known or not. */
interface Question {
  path: string;
  known: (n: number) => Body | undefined;
  unknown: (n: number) => Body | undefined;
  headers?: (isKnown: boolean) => Record<string, string>;
}

const byEmail = (path: string, more: Body = {}, [someone, nobody] = ['known', 'other']): Question => ({
  path,
  known: (n) => ({ email: `${someone}-${n}@example.com`, ...more }),
  unknown: (n) => ({ email: `${nobody}-${n}@example.com`, ...more }),
});

/** Registrations have ids that sort by what they belong to. */
const registration = (side: 1 | 2) => (n: number) => ({
  userId: `00000000-0000-4000-800${side}-${String(n).padStart(12, '0')}`,
});

const questions: Record<string, Question> = {
  Login: byEmail('/api/auth/login', { password: 'four otters knit' }),
  // Theirs are noted in the audit log.
  'Login of staff': byEmail('/api/auth/login', { password: 'four otters knit' }, ['staff', 'guest']),
  Register: byEmail('/api/auth/register', { name: 'Aline Uwase', password: 'seven lamps by lake muhazi' }),
  Forgot: byEmail('/api/auth/forgot'),
  Resend: { path: '/api/auth/resend-otp', known: registration(1), unknown: registration(2) },
  Newsletter: byEmail('/api/newsletter', { website: '', page: '/' }),
  'Discount code': {
    path: '/api/discounts',
    known: () => ({ code, email: 'stranger@example.com' }),
    unknown: () => ({ code: 'MURAHO-22222-22222', email: 'stranger@example.com' }),
  },
  'Key to a booking': {
    path: '/api/bookings/mine',
    known: () => undefined,
    unknown: () => undefined,
    headers: (isKnown) => ({ authorization: `Booking ${isKnown ? key : 'A'.repeat(22)}` }),
  },
};

/** Prints for each call, or for the one that is named, how well its time tells known from unknown. */
export function benchTiming({ samples, call }: { samples: number; call: string | undefined }): Promise<void> {
  return withApi(
    async ({ url, databaseUrl }) => {
      await withSql(databaseUrl, (sql) => fill(sql, samples));
      // Where nothing tells the two apart, 19 of 20 measurements are no further from 0.5 than this.
      const error = 1.96 * Math.sqrt((2 * samples + 1) / (12 * samples ** 2));
      for (const [name, question] of Object.entries(questions)) {
        if (call !== undefined && call !== name) continue;
        const auc = await measure(url, question, samples);
        const tells = Math.abs(auc - 0.5) - error > mostTold;
        const found = `${auc.toFixed(3)} ± ${error.toFixed(3)}`;
        console.log(`${name}: ${samples} of each, AUC ${found}${tells ? ': it tells' : ''}`);
        noteFigure({
          what: `${name}, known answered later than unknown`,
          ours: found,
          goal: `${0.5 - mostTold} to ${0.5 + mostTold}`,
          missed: tells,
        });
      }
    },
    (databaseUrl) => startDatabaseProxy(databaseUrl, databaseMs),
  );
}

/** Everyone known is asked about once, as is everyone unknown: no answer is the second about anyone. */
async function fill(sql: pg.Client, samples: number): Promise<void> {
  const hash = await hashPassword(password);
  const each = `generate_series(0, ${samples - 1}) n`;
  await sql.query(
    `insert into users (name, email) select 'Aline Uwase', 'known-' || n || '@example.com' from ${each}`,
  );
  await sql.query(
    `insert into users (name, email, role) select 'Aline Uwase', 'staff-' || n || '@example.com', 'ADMIN' from ${each}`,
  );
  await sql.query('insert into credentials (user_id, password) select id, $1 from users', [hash]);
  for (const [side, name] of [
    [1, 'known'],
    [2, 'other'],
  ])
    await sql.query(
      `insert into registrations (id, name, email, password_hash, expires_at)
        select ('00000000-0000-4000-800${side}-' || lpad(n::text, 12, '0'))::uuid, 'Aline Uwase',
          '${name}-' || n || '@example.com', $1, now() + interval '1 day' from ${each}`,
      [hash],
    );
  await sql.query(
    `insert into subscribers (email, status, consent, confirmed_at)
      select 'known-' || n || '@example.com', 'confirmed', '', now() from ${each}`,
  );
  await sql.query(
    `insert into discount_codes (code, email, percent, expires_at)
      values ($1, 'known-0@example.com', 10, now() + interval '30 days')`,
    [code],
  );
  await sql.query(
    `with booking as (insert into bookings (reference, status, name, email, phone, event_date, location, message, total,
        created_at)
      values ('FTS-KNOWN-00000', 'confirmed', 'Aline', 'known-0@example.com', '0788123456', '2020-01-01', 'Kigali', '', 1000,
        now() - interval '5 years') returning id)
    insert into booking_keys (token_hash, booking_id) select $1, id from booking`,
    [hashOf(key)],
  );
}

async function measure(url: string, question: Question, samples: number): Promise<number> {
  const order = shuffled(samples);
  // The first calls of a process take longer, whoever they are about.
  for (let n = samples; n < samples + 20; n += 1) await timed(url, question, n, false);
  const known: number[] = [];
  const unknown: number[] = [];
  for (const { n, isKnown } of order)
    (isKnown ? known : unknown).push(await timed(url, question, n, isKnown));
  return areaUnderCurve(known, unknown);
}

/** Every sample of both sides, in an order that nobody chose. */
function shuffled(count: number): { n: number; isKnown: boolean }[] {
  const all = Array.from({ length: 2 * count }, (_, place) => ({ n: place >> 1, isKnown: place % 2 === 0 }));
  return all
    .map((sample) => ({ sample, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ sample }) => sample);
}

let callers = 0;

async function timed(
  url: string,
  { path, headers, ...of }: Question,
  n: number,
  isKnown: boolean,
): Promise<number> {
  callers += 1;
  const body = (isKnown ? of.known : of.unknown)(n);
  const request = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      // Each from a network of its own: the limits have no part in this.
      'x-visitor-address': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      ...afterAMinute,
      ...headers?.(isKnown),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  const begun = performance.now();
  const answer = await fetch(`${url}${path}`, request);
  await answer.arrayBuffer();
  const ms = performance.now() - begun;
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`${path} was answered ${answer.status}.`);
  return ms;
}

/** The share of all pairs in which the first took longer. */
function areaUnderCurve(first: number[], second: number[]): number {
  let longer = 0;
  for (const a of first) for (const b of second) longer += a > b ? 1 : a === b ? 0.5 : 0;
  return longer / (first.length * second.length);
}
