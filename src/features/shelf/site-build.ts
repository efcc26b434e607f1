/** How far the pages as they were built are behind what is public. */
export interface SiteBuild {
  /** ISO instant at which the build read what was published; null where the site is not built, as on a developer's machine. */
  builtAt: string | null;
  /** How many entries and orders became public, or ceased to be, since then. */
  waiting: number;
  /** When a build was last asked for; null when never. */
  askedAt: string | null;
  /** True where the site can ask for a build by itself. */
  asksItself: boolean;
}
