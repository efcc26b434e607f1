import type { APIRequestContext } from '@playwright/test';

/** One address of the site as it answered. `html` is undefined for anything that is not a page. */
interface Visited {
  status: number;
  html: string | undefined;
  /** The first page that names it. */
  namedOn: string;
}

/** Asks for every address that the site names, starting from the given routes. */
export async function crawl(
  request: APIRequestContext,
  routes: readonly string[],
): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  const queue = routes.map((path) => ({ path, namedOn: 'the route table' }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, namedOn } = next;
    if (visited.has(path)) continue;
    const answer = await request.get(path);
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    const html = isPage ? await answer.text() : undefined;
    visited.set(path, { status: answer.status(), html, namedOn });
    for (const target of addressesIn(html ?? '')) queue.push({ path: target.path || path, namedOn: path });
  }
  return visited;
}

/** What leads nowhere: addresses that do not answer 200, and fragments that no element has. */
export function deadEnds(visited: Map<string, Visited>): string[] {
  const unanswered = [...visited].filter(([, { status }]) => status !== 200);
  const fragments = [...visited].flatMap(([path, { html = '' }]) =>
    addressesIn(html)
      .filter(({ id, path: target }) => id !== undefined && !hasId(visited.get(target || path), id))
      .map(({ id, path: target }) => `${target || path}#${id}, named on ${path}: no element has this id`),
  );
  return [
    ...unanswered.map(([path, { status, namedOn }]) => `${path}, named on ${namedOn}: answers ${status}`),
    ...fragments,
  ];
}

function hasId(page: Visited | undefined, id: string): boolean {
  return page?.html === undefined || page.html.includes(`id="${id}"`);
}

/** Addresses on this site that a page names: links, pictures in all widths, scripts and styles. */
function addressesIn(html: string): { path: string; id: string | undefined }[] {
  const single = [...html.matchAll(/\s(?:href|src|action|component-url|renderer-url)="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return [...single, ...sets]
    .filter((address) => /^[/#](?!\/)/.test(address) && !address.startsWith('/api/'))
    .map((address) => {
      const [target = '', id] = address.replaceAll('&amp;', '&').split('#');
      return { path: target.split('?')[0] ?? '', id: id || undefined };
    });
}
