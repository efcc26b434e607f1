import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
import { islandWatch, islandWatchHash } from './src/integrations/island-watch.ts';
import { publishedContent } from './src/integrations/published-content.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';
import { siteSearch } from './src/integrations/site-search.ts';
import { unconfirmed } from './src/integrations/unconfirmed.ts';
import { nextPages } from './src/layouts/next-pages.ts';

/** A variable font from its npm package. The first variant is the one that the layout preloads. */
async function font(name, cssVariable, packageName) {
  const [standIn] = packageName.split('-');
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    // Ours, scaled by weight (src/styles/fonts.css): the build’s own know one width for regular and bold.
    fallbacks: [`${standIn}-arial`, `${standIn}-roboto`, 'sans-serif'],
    optimizedFallbacks: false,
    // A font that comes late waits for the next page: text that is being read does not move.
    display: 'optional',
    options: { variants: await fontVariants(packageName) },
  };
}

/** A script that is not bundled: what must be right in the first paint (src/layouts/Document.astro). */
const bootScript = readFileSync(new URL('./src/layouts/boot.js', import.meta.url));
const bootHash = hashOf(bootScript);

/** As the policy of a page names an inline script. */
function hashOf(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Elements of Markdown that pages show with a part of their own (`components`). */
const ownElements = ['img', 'table'];

/** What editors write as Markdown, as modules of the build. */
const texts = /[\\/]content[\\/].*\.mdx/;

/** Pages that search engines are asked to leave alone, with all below them. */
const unlisted = [
  '/payment-success',
  '/booking',
  '/search',
  '/offline',
  '/contact/sent',
  '/services/dancing/enrol',
  '/newsletter/sent',
  '/internships/apply',
  '/internships/applied',
  '/internships/draft',
  '/internships/not-found',
  '/login',
  '/register',
  '/forgot',
  '/invitation',
  '/settings',
  '/account',
  '/dashboard',
];

function isListed(page) {
  const { pathname } = new URL(page);
  return !unlisted.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The oldest browsers that the site is built for: `browserslist` in package.json (docs/decisions/0016). */
const oldest = browserslistToEsbuild();

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    contentCheck(),
    publishedContent(),
    // What has no part of ours in it becomes one piece of text: it is neither bundled nor rendered element by element.
    mdx({ optimize: { ignoreElementNames: ownElements } }),
    react(),
    sitemap({ filter: isListed }),
    siteSearch(),
    finishedPages(),
    deadLinks(),
    unconfirmed(),
    serviceWorker(oldest),
  ],
  fonts: [
    await font('Familjen Grotesk', '--font-familjen', 'familjen-grotesk'),
    await font('Instrument Sans', '--font-instrument', 'instrument-sans'),
  ],
  // Several hundred pictures: the encoder's default effort takes three times as long for a seventh fewer bytes.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2 }, webp: { effort: 3 } },
    },
  },
  // Highlighted code would need inline styles, which the policy below forbids; there is no code to show.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [bootHash, hashOf(nextPages), islandWatchHash] },
    },
  },
  vite: {
    define: { 'import.meta.env.ISLAND_WATCH': JSON.stringify(islandWatch) },
    build: {
      // Patterns and scripts stay files: inside the HTML they would weigh on every page, and each script wants a hash.
      assetsInlineLimit: (path) => (/\.(svg|js|css)$/.test(path) ? false : undefined),
      target: oldest,
      cssTarget: oldest,
    },
    environments: {
      // All texts in one file, instead of two files for each article, which the build would write and read again one by one.
      prerender: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'texts', test: texts }] } } },
        },
      },
    },
    // What Lightning CSS would write twice (colours, all of them in sRGB) or in words that are as young (ranges).
    css: { postcss: { plugins: [mediaRanges(), oklab({ preserve: false })] } },
  },
});
