type ReadScript = (address: string) => string;

/**
 * Preloads the scripts of the first islands. Otherwise the browser finds them in series:
 * the page, the island's loader, the component, its imports.
 */
export function withIslandPreloads(html: string, readScript: ReadScript): string {
  const scripts = withImports(islandScripts(html), readScript);
  const links = scripts.map((address) => `<link rel="modulepreload" href="${address}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}

export function islandScripts(html: string): string[] {
  const islands = [...html.matchAll(/<astro-island\b[^>]*\bclient="load"[^>]*>/g)].map(([tag]) => tag);
  return islands.flatMap((tag) =>
    [...tag.matchAll(/\b(?:component|renderer)-url="([^"]+)"/g)].map(([, address = '']) => address),
  );
}

export function withImports(scripts: readonly string[], readScript: ReadScript): string[] {
  const found = new Set(scripts);
  for (const address of found) {
    const code = readScript(address);
    for (const [, file = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g)) {
      found.add(new URL(file, `https://site.invalid${address}`).pathname);
    }
  }
  return [...found];
}
