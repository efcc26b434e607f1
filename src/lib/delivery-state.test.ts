import { describe, expect, it } from 'vitest';
import { afterEvent, type DeliveryEvent, type DeliveryState, idle, retryDelay } from './delivery-state.ts';

const sending: DeliveryState = { status: 'sending', tries: 2, again: false };
const wanted: DeliveryState = { ...sending, again: true };
const waiting: DeliveryState = { status: 'waiting', tries: 2, again: false };
const nextTry: DeliveryState = { status: 'sending', tries: 3, again: false };

describe('a delivery', () => {
  it.each<[DeliveryState, DeliveryEvent, DeliveryState]>([
    [idle, 'due', { ...sending, tries: 1 }],
    [sending, 'silence', waiting],
    [sending, 'hurry', wanted],
    [sending, 'answer', idle],
    [sending, 'stop', idle],
    [wanted, 'silence', nextTry],
    [wanted, 'answer', idle],
    [wanted, 'stop', idle],
    [waiting, 'due', nextTry],
    [waiting, 'hurry', nextTry],
    [waiting, 'stop', idle],
  ])('goes on from %j after "%s"', (state, event, next) => {
    expect(afterEvent(state, event)).toEqual(next);
  });

  it.each<[DeliveryState, DeliveryEvent]>([
    [sending, 'due'],
    [wanted, 'due'],
    [wanted, 'hurry'],
    [idle, 'hurry'],
    [idle, 'silence'],
    [idle, 'answer'],
    [idle, 'stop'],
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
