import { expect, test } from 'vitest';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import { shutText } from './shut-text.ts';

test.each<[string | null, DayService[], string]>([
  ['Stocktaking', [], 'Blocked: Stocktaking'],
  [null, [], 'Full'],
  [null, ['photography'], 'Photography is full'],
  [null, ['photography', 'audio'], 'Photography and audio production are full'],
])('a closed day with the reason %j, full for %j, reads “%s”', (reason, full, text) => {
  expect(shutText({ reason, full })).toBe(text);
});
