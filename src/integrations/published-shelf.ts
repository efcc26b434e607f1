import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const address = 'virtual:shelf';

/** Gives pages what was published from the dashboard, as netlify/local/deploy/read-shelf.ts found it before the build. */
export function publishedShelf(): AstroIntegration {
  return {
    name: 'published-shelf',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [shelfPlugin(shelfFile(config.root))] } });
      },
    },
  };
}

/** Where it stands. */
export function shelfFile(root: URL): string {
  return fileURLToPath(new URL(process.env['SHELF_SNAPSHOT'] ?? 'build/shelf.json', root));
}

function shelfPlugin(file: string): Plugin {
  return {
    name: address,
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load: (id) => (id === `\0${address}` ? `export default ${readShelf(file)}` : undefined),
  };
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
