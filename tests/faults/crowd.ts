import { setTimeout as wait } from 'node:timers/promises';

/** What someone sends until they are told that it worked. */
export interface Attempt {
  key: string;
  index: number;
  /** The id in the answer, once there was one that said yes. */
  acknowledged?: string;
}

/** Sends it to the site, and gives the id of what was made; undefined when there was no such answer. */
export type Send = (attempt: Attempt, url: string, signal: AbortSignal) => Promise<string | undefined>;

const visitors = 4;
const patienceMs = 15_000;
/** Between two attempts of one visitor: each is followed by mails, which take their time. */
const pauseMs = 200;

/** People who send one thing after the other, and try again until they are told that it worked. */
export function startCrowd(send: Send, urlNow: () => string) {
  const attempts: Attempt[] = [];
  let open = true;

  /** Whatever goes wrong leaves the attempt without an answer. */
  async function attemptIt(attempt: Attempt) {
    const id = await send(attempt, urlNow(), AbortSignal.timeout(patienceMs)).catch(() => undefined);
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
    /** Nobody comes any more, and everyone without an answer sends it again with the same key. */
    async end() {
      open = false;
      await Promise.all(visits);
      for (let again = 0; again < 5; again += 1)
        for (const attempt of attempts) if (attempt.acknowledged === undefined) await attemptIt(attempt);
      return attempts;
    },
  };
}
