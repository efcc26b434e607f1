import type { AstroIntegration } from 'astro';
import { createServer, type Plugin } from 'vite';
import { expect, it, vi } from 'vitest';
import { buildPriceBook } from '#src/features/catalogue/prices/price-book.ts';
import type { Prices } from '#src/features/catalogue/prices/price-row.ts';
import { priceBook } from '#src/features/catalogue/prices/published-prices.ts';
import { slimPrices } from './slim-prices.ts';

/** The plugin that the integration gives to Vite. */
function pluginOf(integration: AstroIntegration): Plugin {
  const given: Plugin[] = [];
  const setup = integration.hooks['astro:config:setup'] as unknown as (options: unknown) => void;
  setup({
    config: { root: new URL('../../', import.meta.url) },
    updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => given.push(...vite.plugins),
  });
  const [plugin] = given;
  if (plugin === undefined) throw new Error('The integration gives Vite no plugin.');
  return plugin;
}

it('gives the browser the same price book as the server', async () => {
  vi.stubEnv('SHELF_SNAPSHOT', 'build/no-shelf.json');
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [pluginOf(slimPrices())],
  });
  try {
    const { default: prices } = (await server.ssrLoadModule('virtual:prices')) as { default: Prices };
    expect(buildPriceBook(prices)).toEqual(priceBook);
  } finally {
    vi.unstubAllEnvs();
    await server.close();
  }
});
