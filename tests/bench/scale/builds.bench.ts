import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { copySite } from '../bench-site.ts';
import { noteFigure } from '../figures/figures.ts';
import { makeBareSite, takeArticles } from './bare-site.ts';
import { rounded } from './in-words.ts';

/**
 * What a build takes with ever more articles: for the first time (cold), again (warm), and after one article changed. Beside it a
 * bare Astro site with the same articles. `--articles 100` builds one size only, and `--articles 2000` has as many pictures, which
 * take an hour.
 */

const sizes = [
  { articles: 10, pictures: 0 },
  { articles: 100, pictures: 0 },
  { articles: 1000, pictures: 0 },
  { articles: 2000, pictures: 2000 },
  { articles: 5000, pictures: 0 },
];
/** So many times what the bare site takes. */
const mostTimes = 1.5;
const mostEditSeconds = 10;
/** So many times may an article cost what it costs in a smaller site. */
const mostGrowth = 1.25;

/** Milliseconds by the clock, and of the processor, which what else runs does not change; and the most memory, in MB. */
interface Build {
  ms: number;
  processor: number;
  peak: number;
}

/** Prints for each size what the site takes and what the bare one does. */
export async function benchBuilds({ articles }: { articles?: string | undefined }): Promise<void> {
  const measured: Measured[] = [];
  for (const size of sizes)
    if (articles === undefined ? size.pictures === 0 : Number(articles) === size.articles)
      measured.push(await benchSize(size));
  // With fewer, what an article costs is lost in what changes from one build to the next.
  const large = measured.filter((one) => one.articles >= 100);
  const steps = large.slice(1).map((after, at) => growth(large[at] ?? after, after));
  for (const [at, step] of steps.entries()) noteGrowth(step, steps[at - 1]);
}

/** What one article more costs, in milliseconds, whatever else the site has. */
interface Growth {
  what: string;
  ours: number;
  floor: number;
}

function growth(before: Measured, after: Measured): Growth {
  const each = (of: 'ours' | 'floor') =>
    (after[of].cold.ms - before[of].cold.ms) / (after.articles - before.articles);
  const what = `Each article more, from ${before.articles} to ${after.articles}, cold`;
  return { what, ours: each('ours'), floor: each('floor') };
}

function noteGrowth({ what, ours, floor }: Growth, before: Growth | undefined): void {
  console.log(`${what}: ${rounded(ours)} ms; bare ${rounded(floor)} ms`);
  const most = before && before.ours * mostGrowth;
  noteFigure({
    what,
    ours: `${rounded(ours)} ms`,
    floor: `${rounded(floor)} ms`,
    ...(most !== undefined && { goal: `${rounded(most)} ms`, missed: ours > most }),
  });
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
  const what = `${articles.toLocaleString('en')} articles${pictures === 0 ? '' : ' and pictures'}`;
  const [ours, floor] = [await buildThrice(site), await buildThrice(bare)];
  for (const name of ['cold', 'warm', 'edit'] as const)
    noteBuild(`${what}, ${name}`, ours[name], floor[name], name === 'edit' ? mostEditSeconds : undefined);
  return { articles, ours, floor };
}

function noteBuild(what: string, ours: Build, floor: Build, mostSeconds = Number.POSITIVE_INFINITY): void {
  const ratio = ours.ms / floor.ms;
  const found = `${told(ours)}, x ${ratio.toFixed(2)}`;
  console.log(`${what}: ${found}; bare ${told(floor)}`);
  noteFigure({
    what,
    ours: found,
    floor: told(floor),
    goal: `x ${mostTimes}${Number.isFinite(mostSeconds) ? `, ${mostSeconds} s` : ''}`,
    missed: ratio > mostTimes || ours.ms > mostSeconds * 1000,
  });
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
  const images = path.join(site, 'content/images');
  const photographs = (await readdir(images)).filter((name) => name.endsWith('.jpg'));
  for (let n = 0; n < pictures; n += 1) await drawPicture(images, photographs, n);
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

/** No two are alike: the site's own photographs in turn, each in colours of its own. */
async function drawPicture(folder: string, photographs: readonly string[], n: number): Promise<void> {
  await sharp(path.join(folder, photographs[n % photographs.length] ?? ''))
    .resize(1600, 1067)
    .modulate({ hue: n % 360, brightness: 1 - Math.floor(n / 360) / 50 })
    .jpeg()
    .toFile(path.join(folder, `bench-${n}.jpg`));
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
