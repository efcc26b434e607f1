import { renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#netlify/ops/places.ts';
import { startNetlify } from '../start-netlify.ts';

export interface StaticSite {
  /** Always returns a response, at worst the 404 page. */
  answer(request: Request): Promise<Response>;
  /** Switches to the pages of this folder; requests wait meanwhile. */
  replace(folder: string): Promise<void>;
  stop(): Promise<void>;
}

function isPublished(pathname: string): boolean {
  // Resolved, because a path may end in a slash.
  const file = path.resolve(projectRoot, `dist${path.normalize(decodeURI(pathname))}`);
  return [file, `${file}.html`, path.join(file, 'index.html')].some((candidate) =>
    statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  );
}

/** Serves dist/ as Netlify does, with everything off that needs an account or another process. */
export async function openStaticSite(): Promise<StaticSite> {
  const netlify = await startNetlify(null, ['headers', 'redirects', 'staticFiles']);

  async function notFound(url: string): Promise<Response> {
    const response = await netlify.handle(new Request(new URL('/404.html', url)));
    return new Response(response?.body ?? 'Not found', { status: 404, headers: response?.headers ?? {} });
  }

  const answering = new Set<Promise<Response>>();
  let replacing: Promise<void> = Promise.resolve();

  async function answer(request: Request): Promise<Response> {
    const found = await netlify.handleAndIntrospect(request);
    if (!found || found.response.status === 404) return notFound(request.url);
    const { response, type } = found;
    // The emulation drops the status of a rewrite; in netlify.toml all are 404 but the dashboard's.
    const { pathname } = new URL(request.url);
    const isDashboard = pathname.startsWith('/dashboard/superadmin');
    const rewritten = type === 'redirect' && response.ok && !isDashboard && !isPublished(pathname);
    return rewritten ? new Response(response.body, { status: 404, headers: response.headers }) : response;
  }

  return {
    async answer(request) {
      await replacing;
      const answered = answer(request);
      answering.add(answered);
      return answered.finally(() => answering.delete(answered));
    },
    async replace(folder) {
      replacing = Promise.allSettled(answering).then(() => {
        const served = path.join(projectRoot, 'dist');
        const before = `${folder}.before`;
        renameSync(served, before);
        renameSync(folder, served);
        rmSync(before, { recursive: true });
      });
      await replacing;
    },
    stop: () => netlify.stop(),
  };
}
