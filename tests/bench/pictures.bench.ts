import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { closeDatabase } from '#netlify/core/database.ts';
import { startFileServer } from '#netlify/local/files.ts';
import { projectRoot } from '#netlify/local/places.ts';
import { knownUser } from '#src/features/account/user.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { withApi } from './api-process.ts';
import { noteFigure } from './figures/figures.ts';
import { serveFolder } from './folder-server.ts';

/**
 * 200 photos of 12 megapixels, lying, upright and square, added to the gallery in one go: how much memory the page takes that makes
 * them small, and the functions that keep them. Of both it is all that the system counts of the process, at its highest. One
 * process answers every call, two pictures at a time; on the platform an instance has one call at a time. Needs the built site.
 */

const count = 200;
const shapes = [
  { width: 4000, height: 3000 },
  { width: 3000, height: 4000 },
  { width: 3464, height: 3464 },
];

/** MB that each may take at most. */
const goals = { page: 400, functions: 256 };

/** Adds the photos and prints the most memory that was taken meanwhile. */
export async function benchPictures(browser: Browser): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-pictures-'));
  const files = await startFileServer(path.join(folder, 'store'));
  Object.assign(process.env, { NETLIFY_BLOBS_CONTEXT: files.context });
  try {
    const photos = await makePhotos(folder);
    await withApi(async ({ url, pid }) => {
      const admin = await makeUser('pictures@example.com', 'ADMIN');
      await closeDatabase();
      console.log(`The functions take ${Math.round(await mostOf(pid))} MB before the first call.`);
      const api = getRequestListener(async (request) => overHttp2(await fetch(onto(url, request))), {
        overrideGlobalObjects: false,
      });
      const server = await serveFolder(path.join(projectRoot, 'dist'), { api });
      try {
        tell('page', await addPhotos(browser, server.url, admin, photos));
        tell('functions', await mostOf(pid));
      } finally {
        server.stop();
      }
    });
  } finally {
    await files.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Photos of which no two are the same, each of some megabytes. */
async function makePhotos(folder: string): Promise<string[]> {
  const grain = sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const photos: string[] = [];
  for (const [shape, size] of shapes.entries()) {
    const photo = await grain.clone().resize(size).raw().toBuffer();
    for (let number = shape; number < count; number += shapes.length) {
      photo.fill(number, 0, size.width * 3 * 300);
      const file = path.join(folder, `photo-${number}.jpg`);
      await sharp(photo, { raw: { ...size, channels: 3 } })
        .jpeg({ quality: 90 })
        .toFile(file);
      photos.push(file);
    }
  }
  return photos;
}

/** The same request, for the functions. */
function onto(url: string, request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(url + pathname + search, request);
}

/** The same answer without what was said of the way to the functions. */
function overHttp2({ status, headers, body }: Response): Response {
  const kept = new Headers(headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'])
    kept.delete(name);
  return new Response(body, { status, headers: kept });
}

/** Adds them as someone of the staff does; gives how many MB the page took at most. */
async function addPhotos(
  browser: Browser,
  site: string,
  { user, token }: TestUser,
  photos: string[],
): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const stored = { fts_token: token, fts_user: JSON.stringify(knownUser({ ...user, avatarUrl: null })) };
  await page.addInitScript((items) => Object.assign(localStorage, items), stored);
  await page.goto(`${site}/dashboard/admin/gallery`);
  await page.getByText('Add many pictures').click();
  await page.getByLabel('Drop pictures here, or choose them').setInputFiles(photos);
  await page.getByText('All pictures are added, as drafts.').waitFor({ timeout: 20 * 60_000 });
  const most = await mostOfPages(browser);
  await context.close();
  return most;
}

/** MB that the pages of a browser have taken at most. */
async function mostOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(...(await Promise.all(pages.map(({ id }) => mostOf(id)))));
}

/** MB that a process has taken at most, as Linux counts them. */
async function mostOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function tell(part: keyof typeof goals, most: number): void {
  const [what, ours] = [`${count} photos: the ${part}`, `${Math.round(most)} MB`];
  console.log(`${what}: ${ours} at most`);
  noteFigure({ what, ours, goal: `${goals[part]} MB`, missed: !(most < goals[part]) });
}
