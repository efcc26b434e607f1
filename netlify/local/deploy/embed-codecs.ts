import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { codecPaths } from '#netlify/core/picture/codec-paths.ts';

const { resolve } = createRequire(import.meta.url);

const packed = (file: string) => brotliCompressSync(readFileSync(resolve(file))).toString('base64');

/**
 * Puts the codecs' bytes into the bundle, where netlify/core/picture/codec-files.ts reads them from packages. Packed,
 * because they are a quarter of the function, and most of its instances never see a picture.
 */
export const embedCodecs: Plugin = {
  name: 'embed-codecs',
  setup(build) {
    build.onLoad({ filter: /[\\/]picture[\\/]codec-files\.ts$/ }, () => {
      const files = Object.fromEntries(
        Object.entries(codecPaths).map(([name, file]) => [name, packed(file)]),
      );
      return {
        contents: `import { brotliDecompressSync } from 'node:zlib';
const files = ${JSON.stringify(files)};
export const codecFile = async (name) => new Uint8Array(brotliDecompressSync(Buffer.from(files[name], 'base64')));`,
        loader: 'js',
      };
    });
  },
};
