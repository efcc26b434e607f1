import type { HastPluginDefinition } from 'satteri';
import { hrefIn, pages } from '#src/lib/words/pages.ts';
import { languageOfFile } from './content-check/translations.ts';

/** Turns the links in a file of content/fr or content/rw into those of pages in its language. */
export function contentLinks(table = pages): HastPluginDefinition {
  return {
    name: 'content-links',
    element: {
      filter: ['a'],
      visit(node, context) {
        const language = languageOfFile(context.fileURL?.pathname.replace(/^.*\/(?=content\/)/, '') ?? '');
        const { href } = node.properties;
        if (language !== undefined && typeof href === 'string')
          context.setProperty(node, 'href', hrefIn(language, href, table));
      },
    },
  };
}
