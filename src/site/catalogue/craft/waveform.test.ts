import { expect, test } from 'vitest';
import { waveform } from './waveform.ts';

const song = [
  { seconds: 30, loudness: 3 },
  { seconds: 60, loudness: 10 },
  { seconds: 30, loudness: 6 },
];

const bars = (path = '') =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)v([\d.]+)/g)].map((found) => found.map(Number));

test('parts of a song begin where the one before ends, in minutes and in percent', () => {
  expect(waveform(song).map(({ begins, left }) => [begins, left])).toEqual([
    ['0:00', 0],
    ['0:30', 25],
    ['1:30', 75],
  ]);
});

test('a part twice as long has twice as many bars', () => {
  const [short, long] = waveform(song).map(({ path }) => bars(path).length);
  expect(long).toBe(2 * (short ?? 0));
});

test('louder parts have higher bars, centred and inside the box', () => {
  const [quiet = 0, loud = 0] = waveform(song).map(({ path }) =>
    Math.max(...bars(path).map((bar) => bar[3] ?? 0)),
  );
  expect(loud).toBeGreaterThan(2 * quiet);
  for (const { path } of waveform(song))
    for (const [, , top = 0, height = 0] of bars(path)) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height / 2).toBeCloseTo(50, 0);
    }
});
