import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { functionBundles, functionSources, projectRoot, shelfSnapshot } from '../places.ts';
import { bake } from './bake.ts';
import { embedSite } from './embed-site.ts';

/** The commit that is built; unknown outside of git. */
function commit(): string {
  if (process.env.COMMIT_REF) return process.env.COMMIT_REF;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** When the build read what was published from the dashboard; without a database, now. */
function buildTime(): string {
  if (!existsSync(shelfSnapshot)) return new Date().toISOString();
  return (JSON.parse(readFileSync(shelfSnapshot, 'utf8')) as { readAt: string }).readAt;
}

/** Throws when a part of the local platform would be deployed. */
function refuseLocalParts({ inputs }: Metafile): void {
  const local = Object.keys(inputs).filter((input) => /^(netlify\/local|tests)\//.test(input));
  if (local.length > 0) {
    throw new Error(`Functions must not contain the local platform, but they import ${local.join(', ')}.`);
  }
}

/** What a function reads before it can answer: its file, and the parts that are not read late. */
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
  // What is read late, and what several share, lies in a folder of its own: a function is a file beside it.
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  metafile: true,
  logLevel: 'warning',
  // netlify.toml adds sharp: its decoders are native code, which cannot be bundled.
  external: ['pg-native', 'sharp'],
  plugins: [bake, embedSite],
  // CommonJS packages call require(). The name is not declared here because Netlify declares it in front of the file.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; globalThis.require ??= createRequireHere(import.meta.url);",
  },
  define: {
    'process.env.BUILD_TIME': JSON.stringify(buildTime()),
    'process.env.COMMIT_REF': JSON.stringify(commit()),
  },
});
refuseLocalParts(metafile);
for (const [file, { entryPoint }] of Object.entries(metafile.outputs))
  if (entryPoint?.startsWith('netlify/functions/'))
    console.log(`${file}  ${Math.round(bytesAtStart(metafile.outputs, file) / 1024)} kB at its start`);
