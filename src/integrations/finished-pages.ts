import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withFirstPicture, withoutFonts } from './first-paint.ts';
import { withIslandPreloads } from './island-preloads.ts';
import { joinStyles, ownHashesOnly, policyFirst } from './page-policy.ts';

/** Finishes every built page, each in one reading and one writing: there may be thousands. */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': ({ assets, dir }) => {
        const readScript = (address: string) => readFileSync(new URL(`.${address}`, dir), 'utf8');
        const pages = [...assets.values()].flat().filter((url) => url.pathname.endsWith('.html'));
        if (pages.length === 0) throw new Error(`No pages in ${fileURLToPath(dir)}: nothing to protect.`);
        for (const page of pages) {
          const html = withIslandPreloads(readFileSync(page, 'utf8'), readScript);
          // The policy comes last: it has the hashes of the styles as they are then.
          writeFileSync(page, ownHashesOnly(joinStyles(policyFirst(withoutFonts(withFirstPicture(html))))));
        }
      },
    },
  };
}
