interface ImportMetaEnv {
  /** Script that watches islands, from src/integrations/island-watch.ts by way of astro.config.mjs. */
  readonly ISLAND_WATCH: string;
}
