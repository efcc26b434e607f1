import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { createDevBackend } from './dev-backend.ts';
import { projectRoot } from './places.ts';
import { readEnvironmentFile, startPlatform } from './platform.ts';
import { seedNote } from './seed-accounts.ts';
import { stopOnSignal } from './until-stopped.ts';

/**
 * The whole site with hot reload on one port: pages, functions, database, files, mailbox and phone.
 * `--empty`: without samples in the lists of the dashboards.
 */
const {
  values: { empty = false },
} = parseArgs({ options: { empty: { type: 'boolean' } } });

/** Astro would take the next port silently, but mails and webhooks lead to this one. */
async function requireFreePort(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer().once('error', () =>
    reject(new Error(`Port ${port} is in use. Please end what runs there, or set PORT to another one.`)),
  );
  probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  return promise;
}

async function start(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  readEnvironmentFile();
  const port = Number(process.env.PORT ?? 4321);
  await requireFreePort(port);
  const siteUrl = `http://localhost:${port}`;
  const platform = await startPlatform({
    lifetime: 'kept',
    siteUrl,
    standIns: true,
    samples: !empty,
  });
  const stops = [platform.stop];
  const stopper = stopOnSignal(async () => {
    for (const stop of stops.toReversed()) await stop();
  });
  const backend = createDevBackend(platform, stopper.takeSignals);
  stops.push(async () => backend.functions()?.stop());
  const astro = await dev({ root: projectRoot, server: { port }, integrations: [backend.integration] });
  stops.push(astro.stop);
  console.log(`  The site  ${siteUrl}/`);
  if (platform.mailbox) console.log(`  Mailbox   ${siteUrl}/dev/mailbox`);
  if (platform.paypack) console.log(`  Phone     ${siteUrl}/dev/phone`);
  if (platform.database) console.log(`  Database  ${platform.database}`);
  if (platform.seeded) console.log(`  Accounts  ${seedNote}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
