import json from '#published/site.json' with { type: 'json' };
import type { Site } from './studio.ts';

/** The studio's facts in this build; checked against `siteSchema` when the site is built. */
export const site = json as Site;
