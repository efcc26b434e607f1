import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { refreshPublished } from '#netlify/ops/deploy/write-published.ts';
import { projectRoot } from '#netlify/ops/places.ts';
import { startBuildHook } from './build-hook.ts';
import { createDevBackend } from './dev-backend.ts';
import { isFree } from './free-port.ts';
import { startImageService } from './images.ts';
import { addresses, readEnvironmentFile, startPlatform } from './platform.ts';
import { stopOnSignal } from './until-stopped.ts';

/**
 * The whole site with hot reload on one port: pages, functions, database, files, mailbox and phone.
 * `--empty`: no samples in the dashboards' lists.
 */
const {
  values: { empty = false },
} = parseArgs({ options: { empty: { type: 'boolean' } } });

async function start(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  readEnvironmentFile();
  const port = Number(process.env.PORT ?? 4321);
  // Astro would silently take the next port, but links in mails and webhooks use this one.
  if (!(await isFree(port, 'localhost')))
    throw new Error(
      `Port ${port} is in use. Please stop the program that uses it, or set PORT to another one.`,
    );
  const siteUrl = `http://localhost:${port}`;
  const platform = await startPlatform({
    lifetime: 'kept',
    siteUrl,
    standIns: true,
    samples: !empty,
  });
  await refreshPublished();
  const images = await startImageService(siteUrl);
  const stops = [platform.stop, images.stop];
  const stopper = stopOnSignal(async () => {
    for (const stop of stops.toReversed()) await stop();
  });
  const backend = createDevBackend(platform, images, stopper.takeSignals);
  stops.push(async () => backend.functions()?.stop());
  const hook = await startBuildHook(
    async () => backend.reload(await refreshPublished()),
    async (event, news) => backend.functions()?.tell(event, news),
  );
  stops.push(hook.stop);
  const astro = await dev({ root: projectRoot, server: { port }, integrations: [backend.integration] });
  stops.push(astro.stop);
  console.log(addresses(platform, siteUrl));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
