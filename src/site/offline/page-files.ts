/** Scripts, styles and fonts that a page loads with itself: what its islands bring later is not among them. */
export function filesOf(html: string): string[] {
  return [...html.matchAll(/\s(?:src|href)="(\/_astro\/[^"]+\.(?:js|css|woff2))"/g)].map(
    ([, path = '']) => path,
  );
}

/** What a built script imports before it runs; `import()` brings the rest when it is wanted. */
export function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, name = '']) => `/_astro/${name}`,
  );
}
