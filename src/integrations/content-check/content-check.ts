import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentMistakes } from './check.ts';
import { missingFeasts } from './missing-feasts.ts';
import { mistakesText } from './mistake.ts';

/** Fails the build on mistakes in content/. The dev server only logs them, at start and on each save. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command !== 'build' && command !== 'sync') return;
        const root = fileURLToPath(config.root);
        const mistakes = await contentMistakes(root);
        if (mistakes.length > 0) throw new Error(mistakesText(mistakes));
        if (command !== 'build') return;
        for (const warning of await missingFeasts(root, new Date())) logger.warn(warning);
      },
      'astro:server:setup': async ({ server, logger }) => {
        const { root } = server.config;
        const tell = () =>
          contentMistakes(root)
            .then((mistakes) => mistakes.length > 0 && logger.error(mistakesText(mistakes)))
            // A file can disappear while it is read.
            .catch((error: unknown) => logger.error(String(error)));
        const inContent = (file: string) => !path.relative(path.join(root, 'content'), file).startsWith('..');
        server.watcher.on('all', (_, file) => inContent(file) && tell());
        await tell();
      },
    },
  };
}
