import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#netlify/local/free-port.ts';
import { startDatabaseProxy } from '#tests/support/server/database-proxy.ts';
import { withDatabase } from './harness/database.ts';
import { noteFigure } from './harness/figures.ts';

/** Minutes without a query after which the platform suspends a database. */
const sleepsAfter = 5;
/** Limit of wake-ups per hour of a site without visitors. */
const mostStretches = 2;

interface Stretch {
  from: Date;
  to: Date;
  bytes: number;
}

/**
 * Counts the database wake-ups of an idle built site, monitored by `/api/health` every minute.
 * A proxy in front of the database records all traffic. Build first.
 */
export async function benchIdle({ minutes, speed }: { minutes: number; speed: number }): Promise<void> {
  const found = await withDatabase((url) => idleStretches(url, { minutes, speed }));
  for (const { from, to, bytes } of found)
    console.log(`  awake from ${from.toISOString()} to ${to.toISOString()}, ${bytes} bytes`);
  const most = Math.ceil((mostStretches * minutes) / 60);
  noteFigure({
    what: `Wake-ups of the database in ${minutes} minutes without visitors`,
    measured: String(found.length),
    goal: `at most ${most}`,
    missed: found.length > most,
  });
}

async function idleStretches(
  databaseUrl: string,
  { minutes, speed }: { minutes: number; speed: number },
): Promise<Stretch[]> {
  const began = Date.now();
  const now = () => new Date(began + (Date.now() - began) * speed);
  const minuteMs = 60_000 / speed;
  const stretches: Stretch[] = [];
  const proxy = await startDatabaseProxy(databaseUrl, 0, ({ length }) => {
    const last = stretches.at(-1);
    const at = now();
    if (last !== undefined && at.getTime() - last.to.getTime() < sleepsAfter * 60_000)
      Object.assign(last, { to: at, bytes: last.bytes + length });
    else stretches.push({ from: at, to: at, bytes: length });
  });
  const port = await freePort();
  const preview = fork('netlify/local/preview.ts', ['--throw-away'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: proxy.url },
    execArgv: speed === 1 ? [] : [quickClock(began, speed)],
    silent: true,
  });
  preview.stdout?.resume();
  preview.stderr?.pipe(process.stderr);
  const gone = once(preview, 'exit');
  try {
    const health = `http://localhost:${port}/api/health`;
    await Promise.race([
      untilReady(health),
      gone.then(() => Promise.reject(new Error('The preview has ended.'))),
    ]);
    // The first minutes do not count: jobs run for the first time.
    await wait(2 * minuteMs);
    stretches.length = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      await wait(minuteMs);
      const { status } = await fetch(health);
      if (status !== 200) throw new Error(`The site is not healthy: ${status}.`);
    }
    return stretches.slice();
  } finally {
    preview.kill();
    await gone;
    await proxy.stop();
  }
}

async function untilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
}

/** Speeds up a process's clock and timers; timeouts stay longer than a busy machine needs. */
function quickClock(began: number, speed: number): string {
  return `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => ${began} + (Real.now() - ${began}) * ${speed};
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)); }
      static now() { return now(); }
    };
    const later = setTimeout;
    globalThis.setTimeout = (work, ms = 0, ...parts) => later(work, Math.max(ms / ${speed}, Math.min(ms, 1000)), ...parts);`)}`;
}
