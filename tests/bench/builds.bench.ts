import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localFolder, projectRoot } from '#netlify/ops/places.ts';
import { noteFigure, rounded } from './harness/figures.ts';

const sizes = [100, 1000, 5000];
/** Limit for each further article, as a multiple of the bare site. */
const mostTimes = 1.6;
/** Limit of a rebuild after an edit, with 100 articles. */
const mostEditSeconds = 10;

/** Wall-clock and CPU time in ms, and peak memory in MB. */
interface Build {
  ms: number;
  processor: number;
  peak: number;
}

type Builds = Record<'cold' | 'warm' | 'edit', Build>;

/**
 * Measures cold, warm and after-edit builds with ever more articles, compared with a bare Astro site.
 * `--articles 100` builds one size only.
 */
export async function benchBuilds({ articles }: { articles?: string | undefined }): Promise<void> {
  let before: { articles: number; own: Builds; bare: Builds } | undefined;
  for (const size of articles === undefined ? sizes : [Number(articles)]) {
    const measured = { articles: size, ...(await buildBoth(size)) };
    for (const name of ['cold', 'warm', 'edit'] as const) noteBuild(size, name, measured);
    if (before !== undefined) noteGrowth(before, measured);
    before = measured;
  }
}

async function buildBoth(articles: number): Promise<{ own: Builds; bare: Builds }> {
  const site = await copySite();
  const bare = await makeBareSite();
  await copyArticles(site, bare);
  // Renders today’s pictures first, which the copy of the site already has.
  await build(bare);
  await writeArticles(site, articles);
  await copyArticles(site, bare);
  return { own: await buildThrice(site), bare: await buildThrice(bare) };
}

function noteBuild(articles: number, name: keyof Builds, { own, bare }: { own: Builds; bare: Builds }): void {
  const limited = name === 'edit' && articles === 100;
  noteFigure({
    what: `${articles.toLocaleString('en')} articles, ${name}`,
    measured: `${inWords(own[name])}, x ${(own[name].ms / bare[name].ms).toFixed(2)}`,
    baseline: inWords(bare[name]),
    ...(limited && { goal: `${mostEditSeconds} s`, missed: own.edit.ms > mostEditSeconds * 1000 }),
  });
}

type Measured = { articles: number; own: Builds; bare: Builds };

function noteGrowth(before: Measured, after: Measured): void {
  const each = (of: 'own' | 'bare') =>
    (after[of].cold.ms - before[of].cold.ms) / (after.articles - before.articles);
  noteFigure({
    what: `One article more, from ${before.articles} to ${after.articles}`,
    measured: `${rounded(each('own'))} ms, x ${(each('own') / each('bare')).toFixed(2)}`,
    baseline: `${rounded(each('bare'))} ms`,
    goal: `x ${mostTimes}`,
    missed: each('own') > mostTimes * each('bare'),
  });
}

function inWords({ ms, processor, peak }: Build): string {
  return `${rounded(ms / 1000)} s (processor ${rounded(processor / 1000)} s), ${Math.round(peak)} MB`;
}

async function buildThrice(root: string): Promise<Builds> {
  const made = [
    'dist',
    '.astro',
    ...['.astro/data-store.json', '.cache', '.vite'].map((name) => `node_modules/${name}`),
  ];
  for (const name of made) await rm(path.join(root, name), { recursive: true, force: true });
  const cold = await build(root);
  const warm = await build(root);
  await appendFile(path.join(root, 'content/insights/bench-1.mdx'), '\nOne sentence more.\n');
  return { cold, warm, edit: await build(root) };
}

/** Builds in a separate process, to measure its memory and CPU time. */
async function build(root: string): Promise<Build> {
  const file = fileURLToPath(new URL('./harness/build-process.mjs', import.meta.url));
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = fork(file, [root], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [done] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`A build ended with ${code}.`))),
  ]);
  return done as Build;
}

async function copySite(): Promise<string> {
  const root = path.join(localFolder, 'bench');
  const parts = ['src', 'content', 'public', 'netlify', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
  for (const part of [...parts, 'node_modules/.astro/assets']) {
    await rm(path.join(root, part), { recursive: true, force: true });
    await cp(path.join(projectRoot, part), path.join(root, part), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // A project that was never built has no rendered pictures.
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
  return root;
}

async function writeArticles(site: string, articles: number): Promise<void> {
  const folder = path.join(site, 'content/insights');
  const names = await readdir(folder);
  const own = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  for (let n = 1; n <= articles; n += 1) {
    const text = (own[n % own.length] ?? '')
      .replace(/^slug: .*$/m, `slug: bench-${n}`)
      .replace(/^title: (.*)$/m, `title: $1 (${n})`);
    await writeFile(path.join(folder, `bench-${n}.mdx`), text);
  }
}

async function copyArticles(from: string, to: string): Promise<void> {
  for (const part of ['content/insights', 'content/images'])
    await cp(path.join(from, part), path.join(to, part), { recursive: true });
}

const bareFiles: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
export default {
  site: 'https://bare.example',
  integrations: [mdx()],
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 }, webp: { effort: 3 } } } },
};`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  insights: defineCollection({
    loader: glob({ base: './content/insights', pattern: '*.mdx' }),
    schema: ({ image }) => z.object({ slug: z.string(), title: z.string(), picture: image(), alt: z.string() }),
  }),
};`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
const articles = await getCollection('insights');
---
<html lang="en"><title>Articles</title><body><ul>
{articles.map(({ data }) => <li><a href={'/' + data.slug}>{data.title}</a></li>)}
</ul></body></html>`,
  'src/pages/[slug].astro': `---
import { Picture } from 'astro:assets';
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  const articles = await getCollection('insights');
  return articles.map((article) => ({ params: { slug: article.data.slug }, props: { article } }));
}
const { article } = Astro.props;
const { Content } = await render(article);
const { title, picture, alt } = article.data;
---
<html lang="en"><title>{title}</title><body><h1>{title}</h1>
<Picture src={picture} alt={alt} formats={['avif', 'webp']} widths={[480, 736, 960, 1280, 1440]} sizes="100vw" />
<Content components={{ Plate: 'div', LowestPrice: 'span' }} /></body></html>`,
};

async function makeBareSite(): Promise<string> {
  const root = path.join(localFolder, 'bench-bare');
  await rm(root, { recursive: true, force: true });
  for (const [name, content] of Object.entries(bareFiles)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}
