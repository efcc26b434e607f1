import type { APIRequestContext } from '@playwright/test';
import { addressesIn, hasId } from '#src/lib/content/addresses.ts';

/** Visited address; `html` is undefined unless it is a page. */
interface Visited {
  status: number;
  html: string | undefined;
  namedOn: string;
}

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

export function deadEnds(visited: Map<string, Visited>): string[] {
  const unanswered = [...visited].filter(([, { status }]) => status !== 200);
  const fragments = [...visited].flatMap(([path, { html = '' }]) =>
    addressesIn(html)
      .filter(({ id, path: target }) => lacksId(visited.get(target || path), id))
      .map(({ id, path: target }) => `${target || path}#${id}, named on ${path}: no element has this id`),
  );
  return [
    ...unanswered.map(([path, { status, namedOn }]) => `${path}, named on ${namedOn}: answers ${status}`),
    ...fragments,
  ];
}

function lacksId(page: Visited | undefined, id: string | undefined): boolean {
  return id !== undefined && page?.html !== undefined && !hasId(page.html, id);
}
