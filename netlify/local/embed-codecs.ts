import type { Plugin } from 'esbuild';
import { codecPaths } from '#netlify/core/account/codec-paths.ts';

/** Puts the codecs' bytes into the bundle, where netlify/core/account/codec-files.ts reads them from packages. */
export const embedCodecs: Plugin = {
  name: 'embed-codecs',
  setup(build) {
    build.onLoad({ filter: /[\\/]account[\\/]codec-files\.ts$/ }, () => {
      const entries = Object.entries(codecPaths);
      const imports = entries.map(([, file], index) => `import file${index} from ${JSON.stringify(file)};`);
      const names = entries.map(([name], index) => `${JSON.stringify(name)}: file${index}`);
      return {
        contents: `${imports.join('\n')}
const files = { ${names.join(', ')} };
export const codecFile = async (name) => files[name];`,
        loader: 'js',
        resolveDir: import.meta.dirname,
      };
    });
  },
};
