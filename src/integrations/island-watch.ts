import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import typescript from 'typescript';

const entry = new URL('../components/island/island-watch.ts', import.meta.url);

/** Script that goes into the pages of islands, with no bundle of its own (IslandFallback.astro). */
export const islandWatch = oldScript(fileURLToPath(entry));

/** Allows the script in the policy. */
export const islandWatchHash = `sha256-${createHash('sha256').update(islandWatch).digest('base64')}` as const;

/** A file with all that it imports as one script in the syntax of 2009. */
function oldScript(file: string): string {
  const bundle = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  const [{ text } = { text: '' }] = bundle.outputFiles;
  // esbuild reaches no further back than 2015, and then refuses whatever is younger than what TypeScript writes.
  // The name of the target is on its way out of TypeScript; there is a test of what comes.
  const { outputText } = typescript.transpileModule(text, {
    compilerOptions: { target: typescript.ScriptTarget.ES5, ignoreDeprecations: '6.0' },
  });
  return transformSync(outputText, { minify: true, target: 'es5' }).code.trim();
}
