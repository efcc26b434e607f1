import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingAnswer } from '#netlify/core/booking/book-now/booking-answer.ts';
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
/** A server is killed within so many milliseconds: long enough for bookings to be anywhere on their way. */
const longestLifeMs = 200;
/** What a booking takes at most (ms) when its payment was being asked for by a server that is gone, beside all the others. */
const patienceMs = 120_000;

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
  answer?: BookingAnswer;
}

/** Someone's booking on a day that has room for it: so many days take more than a quick machine sends. */
function attempt(index: number): Attempt {
  return {
    key: crypto.randomUUID(),
    address: `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    request: bookingRequest({
      eventDate: workingDay(5 + (index % 700)),
      email: `client-${index}@example.com`,
      // Each from a phone of its own: unpaid bookings of one phone are capped.
      phone: newPhone(),
    }),
  };
}

/** Sends it; without an answer it may stand or not. */
async function send(one: Attempt, { url }: FunctionsProcess): Promise<void> {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': one.key,
      'x-visitor-address': one.address,
    },
    body: JSON.stringify(one.request),
    signal: AbortSignal.timeout(patienceMs),
  }).then(async (response) => ({ status: response.status, json: await response.json() }), brokenOff);
  // Those that a killed server left waiting for a lock are told to try again, which they do at the end.
  if (answer === undefined || answer.status === 503) return;
  expect(answer.status, JSON.stringify(answer.json)).toBe(201);
  one.answer = answer.json as BookingAnswer;
}

/** The server was killed under the request, which is what this test is about. */
function brokenOff(): undefined {
  return undefined;
}

/** Bookings that lack anything that is written with them, or have it twice. */
const halfWritten = () =>
  environment.sql(`
    select id from bookings where
      (select count(*) from booking_lines where booking_id = bookings.id) <> 2
      or (select count(*) from payments where booking_id = bookings.id) <> 1
      or (select count(*) from outbox_mails
          where dedupe_key in ('booking-received:' || bookings.id, 'booking-new:' || bookings.id)) <> 2
      or (select count(*) from notifications where dedupe_key = 'booking:' || bookings.id) <> 1
      or (select count(*) from audit_entries
          where action = 'booking.created' and subject_id = bookings.id) <> 1`);

test(`${kills} times the server is killed while bookings come in: each that was answered is there, none is half written`, async () => {
  const attempts: Attempt[] = [];

  async function sendNext(server: FunctionsProcess): Promise<void> {
    const one = attempt(attempts.length);
    attempts.push(one);
    await send(one, server);
  }

  /** With its first booking a server reads its parts: later ones are anywhere on their way when it is killed. */
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
