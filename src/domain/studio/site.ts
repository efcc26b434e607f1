import json from '#published/site.json' with { type: 'json' };
import type { Site } from './studio.ts';

/** The studio's facts in this build; checked against `siteSchema` at build time. */
export const site = json as Site;
