import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { functionBundles, functionSources, projectRoot } from '../places.ts';

function refuseLocalParts({ inputs }: Metafile): void {
  const local = Object.keys(inputs).filter((input) => /^(netlify\/local|tests)\//.test(input));
  if (local.length > 0) {
    throw new Error(`Functions must not contain the local platform, but they import ${local.join(', ')}.`);
  }
}

/** Sums the bytes a function loads at start: its file and all chunks that are not lazy. */
function bytesAtStart(outputs: Metafile['outputs'], file: string, seen = new Set<string>()): number {
  const output = outputs[file];
  if (output === undefined || seen.has(file)) return 0;
  seen.add(file);
  return output.imports
    .filter(({ kind }) => kind === 'import-statement')
    .reduce((sum, { path }) => sum + bytesAtStart(outputs, path, seen), output.bytes);
}

const entries = readdirSync(functionSources).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
rmSync(functionBundles, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: projectRoot,
  entryPoints: entries.map((file) => path.join(functionSources, file)),
  outdir: functionBundles,
  outExtension: { '.js': '.mjs' },
  // Lazy and shared chunks get their own folder, because each file next to it is a function.
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  metafile: true,
  logLevel: 'warning',
  // netlify.toml adds sharp: its native decoders cannot be bundled.
  external: ['pg-native', 'sharp'],
  // CommonJS packages call require(). Assigned, not declared: Netlify declares it in front of the file.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; globalThis.require ??= createRequireHere(import.meta.url);",
  },
});
refuseLocalParts(metafile);
for (const [file, { entryPoint }] of Object.entries(metafile.outputs))
  if (entryPoint?.startsWith('netlify/functions/'))
    console.log(`${file}  ${Math.round(bytesAtStart(metafile.outputs, file) / 1024)} kB at its start`);
