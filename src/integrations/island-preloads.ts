import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Names the scripts of a page's first islands in its head. Otherwise the browser learns of them one round trip after
 * the other: the page, then the island's loader, then the component, then what that imports.
 */
export function islandPreloads(): AstroIntegration {
  return {
    name: 'island-preloads',
    hooks: {
      'astro:build:done': async ({ assets, dir }) => {
        const readScript = (address: string) => readFile(fileURLToPath(new URL(`.${address}`, dir)), 'utf8');
        const pages = [...assets.values()].flat().filter((url) => url.pathname.endsWith('.html'));
        for (const page of pages) {
          const html = await readFile(page, 'utf8');
          const scripts = await withImports(islandScripts(html), readScript);
          if (scripts.length > 0) await writeFile(page, preload(html, scripts));
        }
      },
    },
  };
}

/** The scripts of the islands that load with the page. */
export function islandScripts(html: string): string[] {
  const islands = [...html.matchAll(/<astro-island\b[^>]*\bclient="load"[^>]*>/g)].map(([tag]) => tag);
  return islands.flatMap((tag) =>
    [...tag.matchAll(/\b(?:component|renderer)-url="([^"]+)"/g)].map(([, address = '']) => address),
  );
}

/** The scripts with all that they import, each once. */
export async function withImports(
  scripts: readonly string[],
  readScript: (address: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set(scripts);
  for (const address of found) {
    const code = await readScript(address);
    for (const [, file = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g)) {
      found.add(new URL(file, `https://site.invalid${address}`).pathname);
    }
  }
  return [...found];
}

function preload(html: string, scripts: readonly string[]): string {
  const links = scripts.map((address) => `<link rel="modulepreload" href="${address}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}
