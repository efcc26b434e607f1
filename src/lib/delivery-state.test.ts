import { describe, expect, it } from 'vitest';
import { afterEvent, type DeliveryEvent, type DeliveryState, idle, retryDelay } from './delivery-state.ts';

const sending: DeliveryState = { status: 'sending', tries: 2 };
const waiting: DeliveryState = { status: 'waiting', tries: 2 };

describe('a delivery', () => {
  it.each<[DeliveryState, DeliveryEvent, DeliveryState]>([
    [idle, 'send', { status: 'sending', tries: 1 }],
    [sending, 'silence', waiting],
    [sending, 'answer', idle],
    [sending, 'stop', idle],
    [waiting, 'send', { status: 'sending', tries: 3 }],
    [waiting, 'stop', idle],
    [idle, 'stop', idle],
  ])('goes on from %j after "%s"', (state, event, next) => {
    expect(afterEvent(state, event)).toEqual(next);
  });

  it.each<[DeliveryState, DeliveryEvent]>([
    [sending, 'send'],
    [idle, 'silence'],
    [idle, 'answer'],
    [waiting, 'silence'],
    [waiting, 'answer'],
  ])('is the same %j after "%s"', (state, event) => {
    expect(afterEvent(state, event)).toBe(state);
  });

  it('is tried ever more rarely, and never given up', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(retryDelay)).toEqual([
      5_000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000,
    ]);
  });
});
