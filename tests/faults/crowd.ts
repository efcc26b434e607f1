import { setTimeout as wait } from 'node:timers/promises';

/** Request that a visitor retries until it is acknowledged. */
export interface Attempt {
  key: string;
  index: number;
  acknowledged?: string;
}

/** Sends an attempt and returns the id of the record; undefined without a successful response. */
export type Send = (attempt: Attempt, url: string, signal: AbortSignal) => Promise<string | undefined>;

const visitors = 4;
const timeoutMs = 15_000;
/** Pause between two attempts of a visitor (ms), because the mails of each take time. */
const pauseMs = 200;

export function startCrowd(send: Send, urlNow: () => string) {
  const attempts: Attempt[] = [];
  let open = true;

  async function attemptIt(attempt: Attempt) {
    const id = await send(attempt, urlNow(), AbortSignal.timeout(timeoutMs)).catch(() => undefined);
    if (id !== undefined) attempt.acknowledged = id;
  }

  async function visit() {
    while (open) {
      const attempt: Attempt = { key: crypto.randomUUID(), index: attempts.length };
      attempts.push(attempt);
      await attemptIt(attempt);
      await wait(pauseMs);
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  return {
    async end() {
      open = false;
      await Promise.all(visits);
      for (let again = 0; again < 5; again += 1)
        for (const attempt of attempts) if (attempt.acknowledged === undefined) await attemptIt(attempt);
      return attempts;
    },
  };
}
