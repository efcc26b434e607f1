import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { type PriceFiles, pricesFrom } from '#src/features/catalogue/prices/price-row.ts';
import type { Site } from '../features/studio/studio.ts';

const address = 'virtual:prices';

/** Gives islands the prices without the words around them: the files are many times larger. */
export function slimPrices(): AstroIntegration {
  return {
    name: 'slim-prices',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [pricesPlugin(new URL('content/', config.root))] } });
      },
    },
  };
}

function pricesPlugin(content: URL): Plugin {
  return {
    name: address,
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load(id) {
      if (id !== `\0${address}`) return undefined;
      const read = (file: string): unknown => {
        const path = fileURLToPath(new URL(file, content));
        // An editor who changes a price sees it at once.
        this.addWatchFile(path);
        return JSON.parse(readFileSync(path, 'utf8'));
      };
      const files = {
        sessions: read('prices/sessions.json'),
        frames: read('prices/frames.json'),
        catalogue: read('prices/catalogue.json'),
      } as PriceFiles;
      const { vatRegistered } = read('site.json') as Site;
      return `export default ${JSON.stringify(pricesFrom(files, vatRegistered))}`;
    },
  };
}
