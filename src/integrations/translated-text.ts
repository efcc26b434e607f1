import type { HastPluginDefinition } from 'satteri';
import { spacedIn } from '#src/lib/words/catalogue.ts';
import { hrefIn, pages } from '#src/lib/words/pages.ts';
import { languageOfFile } from './content-check/translations.ts';

/** Adapts links and spaces in rendered texts of content/fr and content/rw to their language. */
export function translatedText(table = pages): HastPluginDefinition {
  return {
    name: 'translated-text',
    element: {
      filter: ['a'],
      visit(node, context) {
        const language = languageAt(context.fileURL);
        const { href } = node.properties;
        if (language !== undefined && typeof href === 'string')
          context.setProperty(node, 'href', hrefIn(language, href, table));
      },
    },
    text(node, context) {
      const language = languageAt(context.fileURL);
      if (language !== undefined) context.setProperty(node, 'value', spacedIn(language, node.value));
    },
  };
}

function languageAt(url: URL | undefined) {
  return languageOfFile(url?.pathname.replace(/^.*\/(?=content\/)/, '') ?? '');
}
