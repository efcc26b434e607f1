import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localFolder } from '#netlify/local/places.ts';

/** The floor: what Astro itself takes for the same articles with the same pictures, on pages with nothing else. */

const root = path.join(localFolder, 'bench-bare');

const files: Record<string, string> = {
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

/** Makes it without articles. Returns its folder. */
export async function makeBareSite(): Promise<string> {
  await rm(root, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}

/** Copies articles and pictures from another site. */
export async function takeArticles(to: string, from: string): Promise<void> {
  for (const part of ['content/insights', 'content/images'])
    await cp(path.join(from, part), path.join(to, part), { recursive: true });
}
