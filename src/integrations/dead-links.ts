import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { closestTo } from '#src/lib/closest.ts';
import { addressesIn, hasId } from '#src/lib/content/addresses.ts';
import { filesIn, readContent } from './content-files.ts';
import { readSnapshot, type Snapshot } from './published-content.ts';

/**
 * Fails the build on dead links and shows where an editor finds them. With dashboard content
 * it only warns: staff edits must not block a deployment.
 */
export function deadLinks(): AstroIntegration {
  let snapshot: Snapshot | undefined;
  return {
    name: 'dead-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        snapshot = readSnapshot(fileURLToPath(config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = await builtSite(fileURLToPath(dir));
        const dead = findDeadLinks(site);
        if (dead.length === 0) return;
        const content = await readContent('content');
        const told = ['There are dead links:', ...dead.map((link) => sentenceFor(link, site, content))];
        if (!holdsChanges(snapshot)) throw new Error(told.join('\n'));
        for (const line of told) logger.warn(line);
      },
    },
  };
}

/** True if anything was published, hidden or removed in the dashboard. */
export function holdsChanges(snapshot: Pick<Snapshot, 'overrides'> | undefined): boolean {
  const all = Object.values(snapshot?.overrides ?? {}).flatMap(({ entries }) => entries);
  return all.some(({ state, changes, removed }) => changes !== null || state === 'hidden' || removed);
}

/** Each address of the built site, with a lazy reader for pages: all at once would fill the memory. */
export type BuiltSite = ReadonlyMap<string, (() => string) | undefined>;

export interface DeadLink {
  text: string;
  page: string;
  /** Fragment that no element has; undefined if the page itself is missing. */
  missingId: string | undefined;
}

export function findDeadLinks(site: BuiltSite): DeadLink[] {
  const dead = new Map<string, DeadLink>();
  for (const [page, read] of site) {
    const links = read === undefined ? [] : deadLinksOn(page, read(), site);
    for (const link of links) if (!dead.has(link.text)) dead.set(link.text, link);
  }
  return [...dead.values()];
}

function deadLinksOn(page: string, html: string, site: BuiltSite): DeadLink[] {
  const dead: DeadLink[] = [];
  for (const { path: target, id, text } of addressesIn(html)) {
    if (target !== '' && !site.has(target)) dead.push({ text, page, missingId: undefined });
    else if (id !== undefined && lacksId(target === '' ? html : site.get(target)?.(), id))
      dead.push({ text, page, missingId: id });
  }
  return dead;
}

/** True if a page lacks this id; files other than pages need none. */
function lacksId(html: string | undefined, id: string): boolean {
  return html !== undefined && !hasId(html, id);
}
/** Returns "  content/home.json:12 links to /servces: there is no such page. Did you mean /services?" */
export function sentenceFor(link: DeadLink, site: BuiltSite, content: ReadonlyMap<string, string>): string {
  const where = placesOf(link.text, content)[0] ?? `the page ${link.page}`;
  if (link.missingId !== undefined) {
    return `  ${where} links to ${link.text}: nothing on that page is called #${link.missingId}.`;
  }
  const pages = [...site.keys()].filter((address) => site.get(address) !== undefined);
  const [target = ''] = link.text.split(/[?#]/);
  return `  ${where} links to ${link.text}: there is no such page. Did you mean ${closestTo(target, pages)}?`;
}

function placesOf(text: string, content: ReadonlyMap<string, string>): string[] {
  return [...content].flatMap(([file, words]) =>
    words.split('\n').flatMap((line, index) => (line.includes(text) ? [`${file}:${index + 1}`] : [])),
  );
}

async function builtSite(folder: string): Promise<BuiltSite> {
  const site = new Map<string, (() => string) | undefined>();
  for (const file of await filesIn(folder)) {
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (!address.endsWith('.html')) site.set(address, undefined);
    else site.set(address.replace(/(?:\/index)?\.html$/, '') || '/', () => readFileSync(file, 'utf8'));
  }
  return site;
}
