import { describe, expect, it } from 'vitest';
import { swipeOf, wrapAround } from './lightbox-steps.ts';

describe('swipeOf', () => {
  it.each([
    [-120, 10, 1],
    [120, -10, -1],
    [-39, 0, 0],
    [-60, 90, 0],
    [60, -60, 0],
    [0, 0, 0],
  ])('a swipe of %i to the right and %i down moves by %i', (right, down, step) => {
    expect(swipeOf(right, down)).toBe(step);
  });
});

describe('wrapAround', () => {
  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [5, 5, 0],
    [-1, 5, 4],
    [-6, 5, 4],
    [3, 0, 0],
  ])('position %i of %i wraps to %i', (position, count, wrapped) => {
    expect(wrapAround(position, count)).toBe(wrapped);
  });
});
