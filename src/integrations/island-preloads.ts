type ReadScript = (address: string) => string;

/**
 * The page with the scripts of its first islands named in its head. Otherwise the browser learns of them one round trip
 * after the other: the page, then the island's loader, then the component, then what that imports.
 */
export function withIslandPreloads(html: string, readScript: ReadScript): string {
  const scripts = withImports(islandScripts(html), readScript);
  const links = scripts.map((address) => `<link rel="modulepreload" href="${address}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}

/** The scripts of the islands that load with the page. */
export function islandScripts(html: string): string[] {
  const islands = [...html.matchAll(/<astro-island\b[^>]*\bclient="load"[^>]*>/g)].map(([tag]) => tag);
  return islands.flatMap((tag) =>
    [...tag.matchAll(/\b(?:component|renderer)-url="([^"]+)"/g)].map(([, address = '']) => address),
  );
}

/** The scripts with all that they import, each once. */
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
