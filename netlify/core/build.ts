import json from '#published/build.json' with { type: 'json' };

export const build: {
  /** ISO instant at which the build read the published overrides. */
  readAt: string;
  commit: string;
} = json;
