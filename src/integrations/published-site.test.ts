import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { site } from '#src/features/studio/site.ts';
import { siteFile, siteModule } from './published-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'published-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shelf = path.join(folder, 'shelf.json');
const readSite = async () =>
  ((await import(`data:text/javascript,${encodeURIComponent(siteModule(shelf))}`)) as { site: unknown }).site;

it('is as git says while nothing was published', async () => {
  expect(await readSite()).toEqual(site);
});

it('says what was published', async () => {
  const entry = { id: 'studio', state: 'published', draft: null, removed: false, overBase: true };
  const changes = { phone: '+250 788 123 456' };
  writeFileSync(shelf, JSON.stringify({ studio: { entries: [{ ...entry, changes }], order: [] } }));
  expect(await readSite()).toMatchObject({ phones: [{ number: '+250788123456' }, {}] });
});

it('takes the place of the module by which everything knows the studio', async () => {
  const found: string[] = [];
  await build({
    entryPoints: ['netlify/core/mail/compose.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'watch',
        setup: (bundle) =>
          bundle.onLoad({ filter: siteFile }, ({ path: file }) => {
            found.push(path.relative('.', file));
            return null;
          }),
      },
    ],
  });
  expect(found).toEqual([path.join('src', 'features', 'studio', 'site.ts')]);
});
