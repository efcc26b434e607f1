import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import type { Role } from '#netlify/core/account/account-user.ts';
import { makeSampleData } from '#netlify/local/sample/sample-data.ts';
import { makeUser } from '#tests/support/account.ts';
import { type ApiRoute, apiRoutes } from '#tests/support/api-routes.ts';
import { asOwner } from '#tests/support/as-owner.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedWithLink } from '#tests/support/steps/booking-link.ts';
import { createKnownValues } from './known-values.ts';
import { type HostileRequest, requestsTo } from './requests.ts';

/**
 * Malformed and malicious requests to every route, in every role, made from the routes’ schemas.
 * HOSTILE_REQUESTS and HOSTILE_SEED set their number and seed.
 */

const requests = Number(process.env.HOSTILE_REQUESTS ?? 50_000);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
/** Fewer than the calls that may wait for a hash slot. */
const atOnce = 8;
const slowMs = 2000;

/** Internals that no response may contain: source locations, SQL and secrets. */
const internals =
  /\.[cm]?[jt]s:\d+|node_modules|\/netlify\/|DrizzleQuery|postgres:\/\/|ECONN|syntax error at|violates|\b(?:select|update|insert into) "|relation "|column "/i;

const asking = new AsyncLocalStorage<Set<z.core.$ZodType>>();

vi.mock('#netlify/core/read-fields.ts', async (original) => {
  const { readFields, ...others } = await original<typeof import('#netlify/core/read-fields.ts')>();
  return {
    ...others,
    readFields: (...[schema, body]: Parameters<typeof readFields>) => {
      asking.getStore()?.add(schema);
      return readFields(schema, body);
    },
  };
});

const environment = setUpEnvironment({ reset: false });
const known = createKnownValues({});
const routes = await apiRoutes();
const shapes = new Map(routes.map((route) => [route, new Set<z.core.$ZodType>()]));

const roles: (Role | undefined)[] = [undefined, 'USER', 'ADMIN', 'SUPERADMIN'];
const tokens = new Map<Role, string>();
let bookingToken = '';
let accounts = 0;

async function newToken(role: Role): Promise<void> {
  accounts += 1;
  tokens.set(role, (await makeUser(`hostile-${accounts}@example.com`, role)).token);
}

const errors: string[] = [];
beforeAll(async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  for (const role of roles) if (role !== undefined) await newToken(role);
  bookingToken = (await bookedWithLink(environment.mailbox)).token;
  await asOwner(environment, makeSampleData);
  // Mails stay in the outbox: sending thousands would take minutes.
  delete process.env.SMTP_URL;
}, 300_000);
afterAll(() => vi.restoreAllMocks());

interface Found {
  what: string;
  request: HostileRequest & { role: string };
  answer: string;
}

/** Returns another IP address per request: other tests cover the limits per address. */
const addressOf = (index: number) => `10.${index % 200}.${(index >> 8) % 250}.${index % 250}`;

async function send(request: HostileRequest, role: Role | undefined, index: number): Promise<Answer> {
  const token = role === undefined ? undefined : `Bearer ${tokens.get(role)}`;
  const authorization = request.path.startsWith('/api/bookings/mine') ? `Booking ${bookingToken}` : token;
  const answer = await call(request.method, request.path, {
    ...(request.body !== undefined && { body: request.body }),
    headers: {
      ...afterAMinute,
      'idempotency-key': crypto.randomUUID(),
      ...(request.contentType && { 'content-type': request.contentType }),
      ...(authorization && { authorization }),
    },
    address: addressOf(index),
  });
  // The request ended its own login session or deleted its account.
  if (answer.status === 401 && role !== undefined) await newToken(role);
  return answer;
}

function faultOf({ status, headers, text }: Answer, ms: number): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (ms > slowMs) return `took ${Math.round(ms)} ms`;
  const readable = /json|html|text/.test(headers.get('content-type') ?? '');
  return readable && internals.test(text) && !/csv/.test(headers.get('content-type') ?? '')
    ? 'tells internals'
    : undefined;
}

const drawn = new Map<ApiRoute, { shapes: number; requests: fc.Arbitrary<HostileRequest> }>();

function arbitraryOf(route: ApiRoute): fc.Arbitrary<HostileRequest> {
  const seen = shapes.get(route) ?? new Set();
  const before = drawn.get(route);
  if (before?.shapes === seen.size) return before.requests;
  const made = { shapes: seen.size, requests: requestsTo(route, seen, known) };
  drawn.set(route, made);
  return made.requests;
}

const statuses = new Map<number, number>();

async function attack(index: number): Promise<Found | undefined> {
  const route = routes[index % routes.length];
  if (route === undefined) return undefined;
  const role = roles[Math.floor(index / routes.length) % roles.length];
  const [request] = fc.sample(arbitraryOf(route), { numRuns: 1, seed: seed * 1_000_003 + index });
  if (request === undefined) return undefined;
  const begun = performance.now();
  const answer = await asking.run(shapes.get(route) ?? new Set(), () => send(request, role, index));
  const what = faultOf(answer, performance.now() - begun);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status < 300) known.learn(answer.json);
  if (what === undefined) return undefined;
  return {
    what,
    request: { ...request, role: role ?? 'nobody', body: request.body?.slice(0, 500) },
    answer: answer.text.slice(0, 500),
  };
}

test(`${requests} hostile requests get no 5xx, no internals within ${slowMs} ms (seed ${seed})`, async () => {
  const found: Found[] = [];
  let next = 0;
  const attackers = Array.from({ length: atOnce }, async () => {
    while (next < requests && found.length < 20) {
      const index = next;
      next += 1;
      const one = await attack(index);
      if (one !== undefined) found.push(one);
    }
  });
  await Promise.all(attackers);
  process.stdout.write(
    `${[...statuses]
      .sort()
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ')}\n`,
  );
  expect({ found, errors: found.length > 0 ? errors.slice(-20) : [] }).toEqual({ found: [], errors: [] });
}, 3_600_000);
