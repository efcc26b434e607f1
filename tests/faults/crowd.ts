import { setTimeout as wait } from 'node:timers/promises';
import { bookingRequest, workingDay } from '#tests/support/booking-request.ts';
import type { Environment } from '#tests/support/environment.ts';

/** Someone's booking. */
interface Attempt {
  key: string;
  index: number;
  /** The id in the answer, once there was one that said yes. */
  acknowledged?: string;
}

/** What came of a crowd's bookings. */
export interface Outcome {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** Of one press of a button. */
  doubledBookings: number;
  /** Prompts on a phone for one payment. */
  doubledPayments: number;
  /** To one recipient about the same, but not marked as a repeat by the Message-ID. */
  doubledMails: number;
  /** The same mail again, as a mail program knows by its Message-ID. */
  repeatedMails: number;
}

const visitors = 4;
const patienceMs = 15_000;
/** Between two bookings of one visitor: each is followed by mails, which take their time. */
const pauseMs = 200;

/** People who book one after the other, and try again until they are told that it worked. */
export function startCrowd(urlNow: () => string) {
  const attempts: Attempt[] = [];
  let open = true;

  async function visit() {
    while (open) {
      const attempt: Attempt = { key: crypto.randomUUID(), index: attempts.length };
      attempts.push(attempt);
      await send(attempt, urlNow());
      await wait(pauseMs);
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  return {
    /** Nobody comes any more, and everyone without an answer sends it again with the same key. */
    async end() {
      open = false;
      await Promise.all(visits);
      for (let again = 0; again < 5; again += 1)
        for (const attempt of attempts) if (attempt.acknowledged === undefined) await send(attempt, urlNow());
      return attempts;
    },
  };
}

/** Whatever goes wrong leaves the attempt without an answer. */
async function send(attempt: Attempt, url: string): Promise<void> {
  const { key, index } = attempt;
  const body = bookingRequest({
    eventDate: workingDay(5 + (index % 300)),
    email: `client-${index}@example.com`,
    phone: `+250 788 ${String(index).padStart(4, '0')}10`,
  });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-visitor-address': `10.0.${index >> 8}.${index & 255}`,
  };
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (answer?.status !== 201 || text === undefined) return;
  attempt.acknowledged = (JSON.parse(text) as { booking: { id: string } }).booking.id;
}

/** Compares what the crowd was told with what is there. */
export async function outcomeOf(attempts: readonly Attempt[], environment: Environment): Promise<Outcome> {
  const rows = await environment.sql<{ id: string; key: string }>(
    'select id, idempotency_key as key from bookings',
  );
  const acknowledged = attempts.flatMap((attempt) => attempt.acknowledged ?? []);
  const kept = new Set(rows.map(({ id }) => id));
  const mails = await environment.mailbox.messages();
  const different = new Set(mails.map(({ messageId }) => messageId));
  const about = new Set(mails.map(({ to, subject }) => `${to} ${subject}`));
  const asked = environment.paypack.transactions().map(({ client }) => client);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !kept.has(id)).length,
    doubledBookings:
      rows.length -
      new Set(rows.map(({ key }) => key)).size +
      new Set(acknowledged).size -
      acknowledged.length,
    doubledPayments: asked.length - new Set(asked).size,
    doubledMails: different.size - about.size,
    repeatedMails: mails.length - different.size,
  };
}
