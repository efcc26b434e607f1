import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CodecName, codecPaths } from './codec-paths.ts';

const { resolve } = createRequire(import.meta.url);

/** A codec's bytes, from its package. In a deployed function there are no packages: see netlify/local/deploy/embed-codecs.ts. */
export async function codecFile(name: CodecName): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(resolve(codecPaths[name])));
}
