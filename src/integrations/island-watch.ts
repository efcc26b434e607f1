import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import typescript from 'typescript';

const entry = new URL('../components/island/island-watch.ts', import.meta.url);

/** Inline script for pages with islands (IslandFallback.astro). */
export const islandWatch = oldScript(fileURLToPath(entry));

/** Bundles a file with its imports into one ES5 script. */
function oldScript(file: string): string {
  const bundle = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  const [{ text } = { text: '' }] = bundle.outputFiles;
  // esbuild only lowers to ES2015 and rejects newer syntax for ES5, so TypeScript comes first.
  // TypeScript has deprecated this target; a test checks the output.
  const { outputText } = typescript.transpileModule(text, {
    compilerOptions: { target: typescript.ScriptTarget.ES5, ignoreDeprecations: '6.0' },
  });
  return transformSync(outputText, { minify: true, target: 'es5' }).code.trim();
}
