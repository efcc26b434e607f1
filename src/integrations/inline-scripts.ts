import { readFileSync } from 'node:fs';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { transformSync } from 'esbuild';
import { islandWatch } from './island-watch.ts';

const target = browserslistToEsbuild();

/** Scripts inside pages, as they are sent. Keyed by their names in `import.meta.env` (src/env.d.ts). */
export const inlineScripts = {
  BOOT: minified('../layouts/boot.js'),
  GUARD: minified('../components/account/session/guard.js'),
  ISLAND_WATCH: islandWatch,
  ORDER_BOOT: minified('../site/booking/order/order-boot.js'),
  ROLE_BOOT: minified('../dashboard/shell/role-boot.js'),
};

/** Keeps the names outside of functions and blocks, because other scripts of a page could use them. */
function minified(file: string): string {
  const code = readFileSync(new URL(file, import.meta.url), 'utf8');
  return transformSync(code, { minify: true, target }).code.trim();
}
