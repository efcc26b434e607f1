import type { Plugin } from 'esbuild';
import { siteFile, siteModule } from '#src/integrations/published-site.ts';
import { shelfSnapshot } from '../places.ts';

/** Gives the functions the studio as the pages of the same build have it: emails and pages say one thing. */
export const embedSite: Plugin = {
  name: 'embed-site',
  setup(build) {
    build.onLoad({ filter: siteFile }, () => ({ contents: siteModule(shelfSnapshot), loader: 'js' }));
  },
};
