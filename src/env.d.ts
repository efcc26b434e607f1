interface ImportMetaEnv {
  /** Inline script that watches islands (src/integrations/island-watch.ts, set in astro.config.mjs). */
  readonly ISLAND_WATCH: string;
}
