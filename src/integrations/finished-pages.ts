import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withFirstPicture, withoutFonts } from './first-paint.ts';
import { withIslandPreloads } from './island-preloads.ts';
import { allowedScripts, joinStyles, ownHashesOnly, policyFirst, policyHeaders } from './page-policy.ts';

/** Finishes pages before they are written: writing thousands twice would dominate the build time. */
export function finishedPages(): AstroIntegration {
  let dist: URL;
  let pages = 0;
  const scripts = new Set<string>();
  const finished = async (response: Response): Promise<Response> => {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    pages += 1;
    const page = finishedPage(await response.text(), dist);
    for (const script of allowedScripts(page)) scripts.add(script);
    return new Response(page, response);
  };
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((own) => ({
          ...own,
          async render(...page) {
            const rendered = await own.render(...page);
            if (rendered instanceof Response) return finished(rendered);
            return { ...rendered, response: await finished(rendered.response) };
          },
        }));
      },
      'astro:build:done': async () => {
        if (pages === 0) throw new Error(`No pages in ${fileURLToPath(dist)}: nothing to protect.`);
        await writeFile(new URL('_headers', dist), policyHeaders(scripts));
      },
    },
  };
}

/** Returns the page as served. The scripts it names exist before any page does. */
function finishedPage(html: string, dist: URL): string {
  const readScript = (address: string) => readFileSync(new URL(`.${address}`, dist), 'utf8');
  const page = withoutFonts(withFirstPicture(withIslandPreloads(html, readScript)));
  // The CSP is last, because it hashes the final styles.
  return ownHashesOnly(joinStyles(policyFirst(page)));
}
