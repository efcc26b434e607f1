import { expect, test } from 'vitest';
import type { SiteBuild } from '#src/domain/shelf/site-build.ts';
import { buildText } from './build-words.ts';

const live: SiteBuild = {
  builtAt: '2026-11-22T10:02:00Z',
  waiting: 0,
  state: 'live',
  reason: null,
  hasHook: true,
};
const noHook = 'Ask your developer to rebuild the site.';

test.each<[Partial<SiteBuild>, string]>([
  [{}, 'Everything is live, as of 22 Nov 2026, 12:02.'],
  [{ state: 'queued', waiting: 1 }, 'Going live, about two minutes.'],
  [{ state: 'building', waiting: 1 }, 'Going live, about two minutes.'],
  [{ state: 'silent', waiting: 1 }, '1 change is not live yet. No new pages for 15 minutes.'],
  [
    { state: 'failed', waiting: 2, reason: 'The build hook responded with 500.' },
    '2 changes are not live yet. The update failed: The build hook responded with 500.',
  ],
  [{ state: 'manual', waiting: 2, hasHook: false }, `2 changes are not live yet. ${noHook}`],
])('the build state %j reads “%s”', (state, text) => {
  expect(buildText({ ...live, ...state })).toBe(text);
});
