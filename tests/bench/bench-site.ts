import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'astro';
import { localFolder, projectRoot } from '#netlify/local/places.ts';
import type { CatalogueCategory, CataloguePrices } from '#src/features/catalogue/prices/catalogue-prices.ts';

/** Copies of the site in `.local/bench`, of which a bench can make what it wants. */

const root = path.join(localFolder, 'bench');

/** Copies the project's sources, with the pictures that it has made. Returns the folder. */
export async function copySite(): Promise<string> {
  for (const part of [
    'src',
    'content',
    'public',
    'netlify',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ]) {
    await rm(path.join(root, part), { recursive: true, force: true });
    await cp(path.join(projectRoot, part), path.join(root, part), { recursive: true });
  }
  await keepPictures();
  return root;
}

/** Copies the site, multiplies the catalogue and builds. Returns the folder of the built site. */
export async function buildBenchSite(services: number): Promise<string> {
  await copySite();
  const file = path.join(root, 'content/prices/catalogue.json');
  const catalogue = JSON.parse(await readFile(file, 'utf8')) as CataloguePrices;
  await writeFile(
    file,
    JSON.stringify({ ...catalogue, categories: multiply(catalogue.categories, services) }),
  );
  await build({ root, logLevel: 'error' });
  return path.join(root, 'dist');
}

/** Pictures that the project has already made are not made again; those of the bench's last time are. */
async function keepPictures(): Promise<void> {
  const made = 'node_modules/.astro/assets';
  await rm(path.join(root, made), { recursive: true, force: true });
  await mkdir(path.join(root, 'node_modules'), { recursive: true });
  await cp(path.join(projectRoot, made), path.join(root, made), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
}

/** The same categories with copies of their services, about as many in all as asked for. */
function multiply(categories: CatalogueCategory[], services: number): CatalogueCategory[] {
  const own = categories.reduce((sum, { services: list }) => sum + (list === 'frames' ? 0 : list.length), 0);
  const copies = Array.from({ length: Math.ceil(services / own) }, (_, index) => index);
  return categories.map((category) => {
    if (category.services === 'frames') return category;
    const list = category.services.flatMap((service) =>
      copies.map((copy) =>
        copy === 0 ? service : { ...service, id: `${service.id}-${copy}`, title: `${service.title} ${copy}` },
      ),
    );
    return { ...category, services: list };
  });
}
