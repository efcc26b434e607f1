import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { copySite } from '../bench-site.ts';
import { makeBareSite, takeArticles } from './bare-site.ts';
import { rounded } from './in-words.ts';

/**
 * What a build takes with ever more articles, and with 2,000 pictures: of these for the first time (cold), again (warm), and after one
 * article changed. Beside it a bare Astro site with the same articles. `--articles 100` builds one size only.
 */

const sizes = [
  { articles: 10, pictures: 0 },
  { articles: 100, pictures: 0 },
  { articles: 1000, pictures: 0 },
  { articles: 2000, pictures: 2000 },
  { articles: 5000, pictures: 0 },
];
const mostTimes = 1.5;
const mostEditSeconds = 10;

/** Milliseconds by the clock, and of the processor, which what else runs does not change; and the most memory, in MB. */
interface Build {
  ms: number;
  processor: number;
  peak: number;
}

/** Prints for each size what the site takes and what the bare one does. */
export async function benchBuilds({ articles }: { articles?: string | undefined }): Promise<void> {
  let before: Measured | undefined;
  for (const size of sizes) {
    if (articles !== undefined && Number(articles) !== size.articles) continue;
    const measured = await benchSize(size);
    if (size.pictures > 0) continue;
    if (before !== undefined) tellGrowth(before, measured);
    before = measured;
  }
}

/** What one article more costs, whatever else the site has. */
function tellGrowth(before: Measured, after: Measured): void {
  const more = after.articles - before.articles;
  const each = (of: 'ours' | 'floor') => rounded((after[of].cold.ms - before[of].cold.ms) / more);
  console.log(`Each of ${more} articles more, cold: ${each('ours')} ms; bare ${each('floor')} ms`);
}

interface Measured {
  articles: number;
  ours: Builds;
  floor: Builds;
}

type Builds = Record<'cold' | 'warm' | 'edit', Build>;

async function benchSize({ articles, pictures }: (typeof sizes)[number]): Promise<Measured> {
  const site = await copySite();
  const bare = await makeBareSite();
  await takeArticles(bare, site);
  // The pictures of today's pages are no part of it: the site has them from its last build, the bare one from this.
  await build(bare);
  await writeArticles(site, articles, pictures);
  await takeArticles(bare, site);
  const what = `${articles} articles${pictures === 0 ? '' : `, ${pictures} pictures`}`;
  const [ours, floor] = [await buildThrice(site), await buildThrice(bare)];
  for (const name of ['cold', 'warm', 'edit'] as const) {
    const ratio = ours[name].ms / floor[name].ms;
    console.log(
      `${what}, ${name}: ${told(ours[name])}; bare ${told(floor[name])}: ${ratio.toFixed(2)} times`,
    );
    if (ratio > mostTimes) process.exitCode = 1;
  }
  if (ours.edit.ms > mostEditSeconds * 1000) process.exitCode = 1;
  return { articles, ours, floor };
}

async function buildThrice(root: string): Promise<Builds> {
  const kept = ['.astro/data-store.json', '.astro/fonts', '.cache', '.vite'].map(
    (name) => `node_modules/${name}`,
  );
  for (const made of ['dist', '.astro', ...kept])
    await rm(path.join(root, made), { recursive: true, force: true });
  const cold = await build(root);
  const warm = await build(root);
  await appendFile(path.join(root, 'content/insights/bench-1.mdx'), '\nOne sentence more.\n');
  return { cold, warm, edit: await build(root) };
}

/** The site's own articles in turn, each with an address and a title of its own, and a picture of its own as far as there are any. */
async function writeArticles(site: string, articles: number, pictures: number): Promise<void> {
  const folder = path.join(site, 'content/insights');
  const own = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  for (let n = 0; n < pictures; n += 1)
    await drawPicture(path.join(site, `content/images/bench-${n}.jpg`), n);
  for (let n = 1; n <= articles; n += 1) {
    const text = (own[n % own.length] ?? '')
      .replace(/^slug: .*$/m, `slug: bench-${n}`)
      .replace(/^title: (.*)$/m, `title: $1 (${n})`)
      .replace(/^picture: .*$/m, (line) =>
        pictures === 0 ? line : `picture: ../images/bench-${n % pictures}.jpg`,
      );
    await writeFile(path.join(folder, `bench-${n}.mdx`), text);
  }
}

/** No two are alike, and each is as hard to encode as a photograph. */
async function drawPicture(file: string, n: number): Promise<void> {
  const background = { r: n % 256, g: (n >> 3) % 256, b: (n >> 6) % 256 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 + (n % 20) };
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background, noise } })
    .jpeg()
    .toFile(file);
}

async function build(root: string): Promise<Build> {
  const file = fileURLToPath(new URL('./build-process.mjs', import.meta.url));
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = fork(file, [root], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [done] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`A build ended with ${code}.`))),
  ]);
  return done as Build;
}

function told({ ms, processor, peak }: Build): string {
  return `${rounded(ms / 1000)} s (processor ${rounded(processor / 1000)} s), ${Math.round(peak)} MB`;
}
