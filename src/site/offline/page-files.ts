/** Lists the scripts, styles, fonts and words in a page's HTML, without what islands load later. */
export function filesOf(html: string): string[] {
  const files = /\s(?:src|href)="(\/_astro\/(?:[^"]+\.(?:js|css|woff2)|words\/[^"]+\.json))"/g;
  return [...html.matchAll(files)].map(([, path = '']) => path);
}

/** Lists the static imports of a built script; `import()` is not included. */
export function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, name = '']) => `/_astro/${name}`,
  );
}
