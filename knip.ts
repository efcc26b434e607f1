import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'netlify/functions/*.ts',
    'netlify/local/{dev,preview}.ts',
    'netlify/ops/{deploy/bundle-functions,migrate-database,staff,backup/{backup,restore},check-content,list-unconfirmed,words/words}.ts',
    'src/polyfills/polyfills.ts',
    'tests/platform/serve.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,mdx}', 'netlify/**/*.ts', 'tests/**/*.ts', '*.{ts,mjs}'],
  playwright: { config: ['playwright.config.ts', 'tests/{browsers,platform}/playwright.config.ts'] },
  ignoreDependencies: [
    // astro.config.mjs refers to their files, which knip does not follow.
    '@fontsource-variable/familjen-grotesk',
    '@fontsource-variable/instrument-sans',
    // The command-line tool that netlify/ops/deploy/netlify-tool.ts starts, and the one that tool starts.
    'netlify-cli',
    'deno',
  ],
};

export default config;
