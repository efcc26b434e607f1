import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingResponse } from '#netlify/core/booking/book-now/booking-response.ts';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { advisoryLocks } from '#tests/support/locks.ts';
import { bookingRequest, newPhone, workingDay } from '#tests/support/requests/booking-request.ts';
import {
  bundleFunctionsServer,
  type FunctionsProcess,
  startFunctionsProcess,
} from '#tests/support/server/functions-process.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const kills = 50;
const visitors = 4;
/** Longest life of a server in ms: enough for bookings to be at any step when it is killed. */
const longestLifeMs = 200;
/** Timeout of a booking in ms whose payment lease belonged to a killed server. */
const timeoutMs = 120_000;

const environment = setUpEnvironment();
let bundle: string;
beforeAll(async () => {
  bundle = await bundleFunctionsServer();
});
afterAll(async () => {
  await rm(path.dirname(bundle), { recursive: true, force: true });
});

interface Attempt {
  key: string;
  address: string;
  request: BookingRequest;
  answer?: BookingResponse;
}

/** Returns a booking on one of 700 days, more than a fast machine fills. */
function attempt(index: number): Attempt {
  return {
    key: crypto.randomUUID(),
    address: `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    request: bookingRequest({
      eventDate: workingDay(5 + (index % 700)),
      email: `client-${index}@example.com`,
      // A new phone each: unpaid bookings of one phone are capped.
      phone: newPhone(),
    }),
  };
}

/** Sends the booking; without a response it may or may not be stored. */
async function send(one: Attempt, { url }: FunctionsProcess): Promise<void> {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': one.key,
      'x-visitor-address': one.address,
    },
    body: JSON.stringify(one.request),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(async (response) => ({ status: response.status, json: await response.json() }), brokenOff);
  // Those that waited for a lock of a killed server are retried at the end.
  if (answer === undefined || answer.status === 503) return;
  expect(answer.status, JSON.stringify(answer.json)).toBe(201);
  one.answer = answer.json as BookingResponse;
}

/** Ignores the connection error of a killed server. */
function brokenOff(): undefined {
  return undefined;
}

/** Selects bookings whose lines, payment, mails or log entries are missing or doubled. */
const halfWritten = () =>
  environment.sql(`
    select id from bookings where
      (select count(*) from booking_lines where booking_id = bookings.id) <> 2
      or (select count(*) from payments where booking_id = bookings.id) <> 1
      or (select count(*) from outbox
          where dedupe_key in ('booking-received:' || bookings.id, 'booking-new:' || bookings.id)) <> 2
      or (select count(*) from notifications where dedupe_key = 'booking:' || bookings.id) <> 1
      or (select count(*) from audit_entries
          where action = 'booking.created' and subject_id = bookings.id) <> 1`);

test(`after ${kills} kills of the server each acknowledged booking is stored, and none in part`, async () => {
  const attempts: Attempt[] = [];

  async function sendNext(server: FunctionsProcess): Promise<void> {
    const one = attempt(attempts.length);
    attempts.push(one);
    await send(one, server);
  }

  /** Starts a server and books once, so that its modules are loaded before it is killed. */
  async function start(): Promise<FunctionsProcess> {
    const server = await startFunctionsProcess(bundle);
    await sendNext(server);
    return server;
  }

  let serving = start();
  // Started while the other one serves, so that visitors hardly wait.
  let next = start();
  let open = true;

  async function visit(): Promise<void> {
    while (open) await sendNext(await serving);
  }

  const visits = Array.from({ length: visitors }, visit);
  for (let kill = 0; kill < kills; kill += 1) {
    const doomed = await serving;
    await wait(randomInt(longestLifeMs));
    serving = next;
    next = start();
    await doomed.kill();
  }
  open = false;
  await Promise.all(visits);

  const answered = attempts.filter(({ answer }) => answer !== undefined);
  const unanswered = attempts.filter(({ answer }) => answer === undefined);
  expect([answered.length, unanswered.length].every((count) => count > 0)).toBe(true);
  expect(await halfWritten()).toEqual([]);

  const fewAtOnce = pLimit(visitors);
  for (let rest = unanswered; rest.length > 0; rest = rest.filter(({ answer }) => answer === undefined))
    await Promise.all(rest.map((one) => fewAtOnce(async () => send(one, await serving))));
  const expected = attempts.map(({ key, answer }) => `${key} ${answer?.booking.id} ${answer?.booking.total}`);
  const kept = await environment.sql<{ key: string; id: string; total: string }>(
    'select key, id, total from bookings join submissions on subject_id = id',
  );
  expect(kept.map(({ key, id, total }) => `${key} ${id} ${total}`).sort()).toEqual(expected.sort());
  expect(await halfWritten()).toEqual([]);
  expect(await advisoryLocks(environment)).toEqual([]);
  await Promise.all([serving, next].map(async (server) => (await server).kill()));
}, 300_000);
