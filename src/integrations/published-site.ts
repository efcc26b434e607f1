import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import json from '#content/site.json' with { type: 'json' };
import { publishedSite } from '#src/features/studio/facts/published-site.ts';
import type { Site } from '#src/features/studio/studio.ts';
import { readShelf, shelfFile } from './published-shelf.ts';

/** The module by which everything knows the studio. */
export const siteFile = /[\\/]src[\\/]features[\\/]studio[\\/]site\.ts$/;

/** Gives pages and their scripts the studio as it was published from the dashboard when the build began. */
export function publishedStudio(): AstroIntegration {
  return {
    name: 'published-studio',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [sitePlugin(shelfFile(config.root))] } });
      },
    },
  };
}

function sitePlugin(file: string): Plugin {
  return {
    name: 'published-studio',
    enforce: 'pre',
    load: { filter: { id: siteFile }, handler: () => siteModule(file) },
  };
}

/** That module, with what was published in place of what git says. */
export function siteModule(shelf: string): string {
  const site = publishedSite(json as Site, JSON.parse(readShelf(shelf)));
  return `export const site = ${JSON.stringify(site)};`;
}
