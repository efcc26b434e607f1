import { expect, test } from 'vitest';
import people from '#content/people.json' with { type: 'json' };
import testimonials from '#content/testimonials.json' with { type: 'json' };
import { isSample, withoutSamples } from './samples.ts';

const shown = [...people, ...testimonials] as { id: string; source: 'studio' | 'client' }[];

test('a production build leaves out every sample, other builds show them', () => {
  const client = { id: 'real', source: 'client' as const };
  const all = [...shown, client];
  expect(withoutSamples(all, 'production').filter(isSample)).toEqual([]);
  expect(withoutSamples(all, 'production')).toContain(client);
  expect(withoutSamples(all, 'deploy-preview')).toEqual(all);
  expect(withoutSamples(all, undefined)).toEqual(all);
});
