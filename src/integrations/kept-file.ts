import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What a file is made of: anew when any of it changes. */
interface Recipe {
  /** The module that makes it, as `import.meta.url`. */
  by: string;
  /** The package that does the work. */
  tool: string;
  source: string | Uint8Array;
}

/** Makes a file once and keeps it for later builds. Returns where it lies. */
export async function keptFile(
  name: string,
  { by, tool, source }: Recipe,
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  const toolVersion = readFileSync(createRequire(by).resolve(`${tool}/package.json`));
  const version = createHash('sha256')
    .update(readFileSync(new URL(by)))
    .update(toolVersion)
    .update(source);
  const file = path.resolve('node_modules/.cache/build', version.digest('hex').slice(0, 16), name);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  // It comes whole or not at all, whatever ends the build.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await make());
  renameSync(unfinished, file);
  return file;
}
