import { createHash } from 'node:crypto';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import mediaRanges from '@csstools/postcss-media-minmax';
import oklab from '@csstools/postcss-oklab-function';
import { defineConfig, fontProviders } from 'astro/config';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import site from './content/site.json' with { type: 'json' };
import { contentCheck } from './src/integrations/content-check/content-check.ts';
import { fontVariants } from './src/integrations/core-font.ts';
import { deadLinks } from './src/integrations/dead-links.ts';
import { finishedPages } from './src/integrations/finished-pages.ts';
import { inlineScripts } from './src/integrations/inline-scripts.ts';
import { languageRoutes } from './src/integrations/language-routes.ts';
import { isListed, withAlternates } from './src/integrations/listed-pages.ts';
import { publishedContent } from './src/integrations/published-content.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';
import { siteSearch } from './src/integrations/site-search.ts';
import { translatedText } from './src/integrations/translated-text.ts';
import { unconfirmed } from './src/integrations/unconfirmed.ts';
import { wordsFiles } from './src/integrations/words-files.ts';
import { nextPages } from './src/layouts/next-pages.ts';

/** Configures a variable font from its npm package. The layout preloads the first variant. */
async function font(name, cssVariable, packageName) {
  const [standIn] = packageName.split('-');
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    // Our own fallbacks, scaled per weight (src/styles/fonts.css); Astro's use one width for all weights.
    fallbacks: [`${standIn}-arial`, `${standIn}-roboto`, 'sans-serif'],
    optimizedFallbacks: false,
    // A font that loads late waits for the next page, so that text never shifts under a reader.
    display: 'optional',
    options: { variants: await fontVariants(packageName) },
  };
}

function hashOf(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Markdown elements that pages render with their own component (`components`). */
const ownElements = ['img', 'table'];

const texts = /[\\/]content[\\/].*\.mdx/;

/** Oldest supported browsers, from `browserslist` in package.json (docs/decisions/0016). */
const oldest = browserslistToEsbuild();

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'rw'], routing: { prefixDefaultLocale: false } },
  integrations: [
    contentCheck(),
    publishedContent(),
    // Content without our own elements becomes one string: not bundled, not rendered per element.
    mdx({ optimize: { ignoreElementNames: ownElements } }),
    react(),
    sitemap({ filter: isListed, serialize: withAlternates }),
    siteSearch(),
    finishedPages(),
    deadLinks(),
    unconfirmed(),
    wordsFiles(),
    languageRoutes(),
    serviceWorker(oldest),
  ],
  fonts: [
    await font('Familjen Grotesk', '--font-familjen', 'familjen-grotesk'),
    await font('Instrument Sans', '--font-instrument', 'instrument-sans'),
  ],
  // Several hundred pictures: the default effort takes three times as long to save a seventh.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2 }, webp: { effort: 3 } },
    },
  },
  // Highlighting needs inline styles, which the policy below forbids; there is no code to show.
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [translatedText()] }) },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      // Each page keeps those of its own scripts (src/integrations/page-policy.ts).
      scriptDirective: { hashes: [...Object.values(inlineScripts), nextPages].map(hashOf) },
    },
  },
  vite: {
    define: Object.fromEntries(
      Object.entries(inlineScripts).map(([name, code]) => [`import.meta.env.${name}`, JSON.stringify(code)]),
    ),
    build: {
      // Patterns and scripts stay files: inlined, they weigh on every page, and each script needs a hash.
      assetsInlineLimit: (path) => (/\.(svg|js|css)$/.test(path) ? false : undefined),
      target: oldest,
      cssTarget: oldest,
    },
    environments: {
      // One file for all texts, not two per article that the build writes and reads back one by one.
      prerender: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'texts', test: texts }] } } },
        },
      },
    },
    // Lightning CSS would write (sRGB) colours twice, and keep range syntax that old browsers cannot read.
    css: { postcss: { plugins: [mediaRanges(), oklab({ preserve: false })] } },
  },
});
