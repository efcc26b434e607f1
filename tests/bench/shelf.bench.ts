import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { projectRoot } from '#netlify/local/places.ts';
import { withDatabase, withSql } from './bench-database.ts';
import { noteFigure } from './figures/figures.ts';

/**
 * How long a build takes with what staff published: reading it from the database, and building the pages. Nine of ten entries
 * are pictures of the gallery, the others services; a picture is not made anew, because the image service does that.
 */

const sizes = [100, 1000, 5000];

const published = `insert into shelf_entries (kind, id, state, changes, updated_by, public_since)
  select case when n % 10 = 0 then 'service' else 'gallery-item' end, 'entry-' || n, 'published',
    case when n % 10 = 0 then jsonb_build_object('name', 'Service ' || n, 'category', 'custom', 'filter', 'creative',
      'summary', 'What this service is, in a sentence.', 'features', jsonb_build_array('One', 'Two', 'Three', 'Four'))
    else jsonb_build_object('title', 'Picture ' || n, 'category', 'images', 'caption', '', 'alt', 'A picture of the studio, number ' || n,
      'externalLink', '', 'video', '', 'focus', jsonb_build_object('x', 50, 'y', 50),
      'picture', jsonb_build_object('upload', gen_random_uuid(), 'width', 1600, 'height', 1200)) end,
    gen_random_uuid(), now()
  from generate_series(1, $1) n`;

/** Builds the site once for each size and prints what it took. */
export async function benchShelf(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fts-studio-bench-'));
  try {
    await withDatabase((databaseUrl) =>
      withSql(databaseUrl, async (sql) => {
        const floor = await buildWith(sql, 0, folder);
        for (const size of sizes)
          noteFigure({ what: `${size} entries`, ours: await buildWith(sql, size, folder), floor });
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildWith(sql: pg.Client, size: number, folder: string): Promise<string> {
  await sql.query('delete from shelf_entries');
  await sql.query(published, [size]);
  const { read, built, pages, page } = build(folder);
  const took = `${(read + built).toFixed(1)} s`;
  console.log(
    `${String(size).padStart(5)} entries: ${took}, ${read.toFixed(1)} s of them to read; the gallery has ${pages} pages of ${page} kB at most`,
  );
  return took;
}

/** Seconds to read what was published and to build the pages; how many the gallery has, and how large one is at most, in kB. */
function build(folder: string): Record<'read' | 'built' | 'pages' | 'page', number> {
  const env = {
    ...process.env,
    SHELF_SNAPSHOT: path.join(folder, 'shelf.json'),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const run = (...command: string[]): number => {
    const started = performance.now();
    execFileSync(process.execPath, command, { cwd: projectRoot, env, stdio: 'pipe' });
    return (performance.now() - started) / 1000;
  };
  const read = run('netlify/local/deploy/read-shelf.ts');
  const built = run('node_modules/astro/bin/astro.mjs', 'build', '--outDir', path.join(folder, 'dist'));
  const pages = globSync('dist/gallery/**/*.html', { cwd: folder }).concat('dist/gallery.html');
  const largest = Math.max(...pages.map((page) => statSync(path.join(folder, page)).size));
  return { read, built, pages: pages.length, page: Math.round(largest / 1024) };
}
