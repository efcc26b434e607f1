/** Inline scripts (src/integrations/inline-scripts.ts, set in astro.config.mjs). */
interface ImportMetaEnv {
  /** Runs before the first paint of all pages: polyfills, theme, space for the avatar, and fonts in time. */
  readonly BOOT: string;
  /** Sends those who are logged out from personal pages and dashboards to /login. */
  readonly GUARD: string;
  /** Watches islands. */
  readonly ISLAND_WATCH: string;
  /** Counts the lines of the cart before the first paint of /book-now. */
  readonly ORDER_BOOT: string;
  /** Prepares a dashboard's frame for the role before the first paint. */
  readonly ROLE_BOOT: string;
}
