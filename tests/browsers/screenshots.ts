import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#tests/support/run/addresses.ts';
import { serveSite } from '#tests/support/server/serve-site.ts';
import type { BrowserPage } from './engines/engine.ts';
import { type EngineName, engines, enginesHere } from './engines/engines.ts';
import { finishAnimations, islandsAreThere } from './in-page.ts';
import { press, sees, until } from './steps.ts';

const steps: Record<string, (page: BrowserPage) => Promise<void>> = {
  home: (page) => page.goto('/'),
  menu: (page) => press(page, 'Menu'),
  pricing: (page) => page.goto('/pricing'),
  login: (page) => page.goto('/login'),
  async 'book-now'(page) {
    await page.goto('/services/photography');
    await press(page, 'Add to cart');
    await sees(page, 'Added to cart');
    await page.goto('/book-now');
    await sees(page, 'Portrait photography');
  },
};

async function takePictures(name: EngineName, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const engine = await engines[name].start();
  const page = await engine.newPage();
  for (const [step, go] of Object.entries(steps)) {
    await go(page);
    await until('every island has come', async () => (await page.evaluate(islandsAreThere)) || undefined);
    await page.evaluate(finishAnimations);
    await page.screenshot(path.join(folder, `${step}.png`));
  }
  await page.close();
  await engine.close();
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Please name a folder for the pictures: npm run screenshots -- FOLDER');
  process.exit(1);
}
const { command, cwd, env, url } = serveSite(site);
const server = spawn(command, {
  shell: true,
  cwd,
  env: { ...process.env, ...env },
  stdio: 'ignore',
  detached: true,
});
try {
  await until('the built site answers', async () => (await fetch(url)).ok || undefined, 60_000);
  for (const name of enginesHere(Object.keys(engines) as EngineName[])) {
    await takePictures(name, path.join(folder, name));
    console.log(path.join(folder, name));
  }
} finally {
  const ended = once(server, 'exit');
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  await ended;
}
