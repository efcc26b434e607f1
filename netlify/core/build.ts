import json from '#published/build.json' with { type: 'json' };

/** The build that these functions belong to. */
export const build: {
  /** ISO instant at which it read the published overrides. */
  readAt: string;
  /** Commit of the build, or "unknown". */
  commit: string;
} = json;
