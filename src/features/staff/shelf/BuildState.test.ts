import { expect, test } from 'vitest';
import type { SiteBuild } from '#src/features/shelf/site-build.ts';
import { buildText } from './BuildState.tsx';

const built: SiteBuild = { builtAt: '2026-11-22T10:02:00Z', waiting: 0, askedAt: null, asksItself: true };

test.each<[Partial<SiteBuild>, string]>([
  [{}, 'Nothing waits for a build. The site was last built on'],
  [{ builtAt: null }, 'Nothing waits for a build.'],
  [{ waiting: 1 }, '1 change waits for the next build. Lists already show it;'],
  [{ waiting: 2 }, 'We will ask for a build within a minute.'],
  [{ waiting: 2, asksItself: false }, 'Please ask the person who deploys the site for a build.'],
  [{ waiting: 2, askedAt: '2026-11-22T10:05:00Z' }, 'A build was last asked for on'],
])('%j reads “%s”', (state, text) => {
  expect(buildText({ ...built, ...state })).toContain(text);
});
