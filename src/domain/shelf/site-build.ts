/** State of the public pages compared with what is published. */
export interface SiteBuild {
  /** ISO instant at which the build read the overrides. */
  builtAt: string;
  /** Number of entries and orders that the deployed pages show differently. */
  waiting: number;
  state: SiteBuildState;
  /** A sentence about what failed; null unless the state is `failed`. */
  reason: string | null;
  /** True where the site can request a build by itself. */
  hasHook: boolean;
}

/**
 * `live`: pages hold all that is published. `manual`: changes wait, and the site has no hook. `silent`: neither an outcome nor
 * new pages came for 15 minutes.
 */
export type SiteBuildState = 'live' | 'manual' | 'queued' | 'building' | 'silent' | 'failed';

/** True while the state changes by itself. */
export function isUnderWay(state: SiteBuildState): boolean {
  return state === 'queued' || state === 'building';
}
