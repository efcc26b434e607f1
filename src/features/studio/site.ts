import json from '#content/site.json' with { type: 'json' };
import type { Site } from './studio.ts';

/** The studio's facts as published; checked against `siteSchema` when the site is built. */
export const site = json as Site;
