import type { APIRoute } from 'astro';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'esbuild';

/** Polyfills in one classic script, which runs before the page's modules (src/polyfills). */
export const GET: APIRoute = async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/polyfills/polyfills.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserslistToEsbuild(),
  });
  return new Response(outputFiles[0]?.text, { headers: { 'content-type': 'text/javascript' } });
};
