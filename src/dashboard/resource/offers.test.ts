import { expect, test } from 'vitest';
import type { Resource } from '#src/domain/resource/resource.ts';
import { offersFor } from './offers.ts';

const resource = (id: string, services: string[] = []): Resource => ({
  id,
  kind: 'camera',
  name: id,
  services,
  userId: null,
  retiredAt: null,
  version: 1,
});
const [any, photo, dance, taken] = [
  resource('any'),
  resource('photo', ['photography', 'videography']),
  resource('dance', ['dance']),
  resource('taken', ['photography']),
];

test('free resources that can do the service come first, and taken ones last', () => {
  expect(offersFor({ items: [any, photo, dance], taken: [taken] }, ['photography'])).toEqual({
    able: [any, photo],
    free: [dance],
    taken: [taken],
  });
});

test('a booking whose services are unknown can have any resource', () => {
  expect(offersFor({ items: [dance], taken: [] }, []).able).toEqual([dance]);
});
