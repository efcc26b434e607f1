import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'netlify/functions/*.ts',
    'netlify/local/{dev,preview,deploy/bundle-functions,migrate-database,staff,backup/{backup,restore},check-content,list-unconfirmed}.ts',
    'src/polyfills/polyfills.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,mdx}', 'netlify/**/*.ts', 'tests/**/*.ts', '*.{ts,mjs}'],
  playwright: { config: ['playwright.config.ts', 'tests/browsers/playwright.config.ts'] },
  // Named in astro.config.mjs by their files, which knip does not follow.
  ignoreDependencies: ['@fontsource-variable/familjen-grotesk', '@fontsource-variable/instrument-sans'],
};

export default config;
