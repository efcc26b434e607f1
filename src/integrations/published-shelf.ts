import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { virtualModule } from './virtual-module.ts';

/** Gives pages what was published from the dashboard, as netlify/local/deploy/read-shelf.ts found it before the build. */
export function publishedShelf(): AstroIntegration {
  return {
    name: 'published-shelf',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const file = shelfFile(config.root);
        const shelf = virtualModule('virtual:shelf', () => `export default ${readShelf(file)}`);
        updateConfig({ vite: { plugins: [shelf] } });
      },
    },
  };
}

/** Where it stands. */
export function shelfFile(root: URL): string {
  return fileURLToPath(new URL(process.env['SHELF_SNAPSHOT'] ?? 'build/shelf.json', root));
}

/** Without a database there is no file: then everything is as git says. */
export function readShelf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw error;
  }
}
