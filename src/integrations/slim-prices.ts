import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { PackageFields } from '../features/catalogue/packages/package.ts';
import { packagesFrom } from '../features/catalogue/packages/packages-from.ts';
import { soldPackages } from '../features/catalogue/packages/sold-packages.ts';
import { soldPrices } from '../features/catalogue/packages/sold-prices.ts';
import { type PriceFiles, pricesFrom } from '../features/catalogue/prices/price-row.ts';
import type { Overrides } from '../features/shelf/entry.ts';
import type { Site } from '../features/studio/studio.ts';
import { todayInKigali } from '../lib/dates/dates.ts';
import { readShelf, shelfFile } from './published-shelf.ts';
import { virtualModule } from './virtual-module.ts';

/** Gives islands the prices of this build without the words around them: the files are many times larger. */
export function slimPrices(): AstroIntegration {
  return {
    name: 'slim-prices',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const shelf = shelfFile(config.root);
        updateConfig({ vite: { plugins: [pricesPlugin(new URL('content/', config.root), shelf)] } });
      },
    },
  };
}

function pricesPlugin(content: URL, shelf: string): Plugin {
  return virtualModule('virtual:prices', (build) => {
    const read = (file: string): unknown => {
      const path = fileURLToPath(new URL(file, content));
      // An editor who changes a price sees it at once.
      build.addWatchFile(path);
      return JSON.parse(readFileSync(path, 'utf8'));
    };
    const files = {
      sessions: read('prices/sessions.json'),
      frames: read('prices/frames.json'),
      catalogue: read('prices/catalogue.json'),
    } as PriceFiles;
    const { vatRegistered } = read('site.json') as Site;
    const prices = pricesFrom(files, vatRegistered);
    const today = todayInKigali(new Date());
    const sold = soldPackages(packagesFrom(files, vatRegistered), keptPackages(shelf), { today, prices });
    return `export default ${JSON.stringify(soldPrices(prices, sold))}`;
  });
}

function keptPackages(file: string): Overrides<PackageFields> {
  const { package: kept } = JSON.parse(readShelf(file)) as { package?: Overrides<PackageFields> };
  return kept ?? { entries: [], order: [] };
}
