export interface SiteBuild {
  /** ISO instant at which the build read the overrides. */
  builtAt: string;
  /** Number of entries and orders that the deployed pages show differently. */
  waiting: number;
  state: SiteBuildState;
  /** Sentence on the failure; null unless the state is `failed`. */
  reason: string | null;
  hasHook: boolean;
}

/**
 * `live`: pages are up to date. `manual`: changes wait, and the site has no build hook.
 * `silent`: no outcome and no new pages for 15 minutes.
 */
export type SiteBuildState = 'live' | 'manual' | 'queued' | 'building' | 'silent' | 'failed';

export function isUnderWay(state: SiteBuildState): boolean {
  return state === 'queued' || state === 'building';
}
