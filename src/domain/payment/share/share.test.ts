import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOfShare, type ShareState, shareableOf, shareStateOf } from './share.ts';

const share = { amount: 1000, received: 0, isRequested: false, isWithdrawn: false };

describe('shareStateOf', () => {
  it.each<[facts: Partial<typeof share>, due: number, state: ShareState]>([
    [{}, 1000, 'open'],
    [{}, 100, 'open'],
    [{}, 99, 'not-needed'],
    [{}, 0, 'not-needed'],
    [{ isRequested: true }, 1000, 'requested'],
    [{ isRequested: true }, 0, 'requested'],
    [{ received: 400 }, 600, 'open'],
    [{ received: 400 }, 0, 'paid'],
    [{ received: 1000 }, 0, 'paid'],
    [{ received: 1000, isWithdrawn: true }, 0, 'paid'],
    [{ received: 400, isWithdrawn: true }, 600, 'withdrawn'],
    [{ isRequested: true, isWithdrawn: true }, 1000, 'withdrawn'],
  ])('a share with %j and %i due is %s', (facts, due, state) => {
    expect(shareStateOf({ ...share, ...facts }, due)).toBe(state);
  });
});

describe('shareableOf', () => {
  it('open shares and what can still be shared never exceed what is due', () => {
    const states = fc.constantFrom<ShareState>('open', 'requested', 'paid', 'withdrawn', 'not-needed');
    const money = fc.integer({ min: 0, max: 10_000_000 });
    const all = fc.array(fc.record({ amount: money, received: fc.constant(0), state: states }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(all, money, (shares, due) => {
        const open = shares.filter(({ state }) => state === 'open' || state === 'requested');
        const promised = open.reduce((sum, { amount }) => sum + amount, 0);
        expect(shareableOf(shares, due)).toBe(Math.max(0, due - promised));
      }),
    );
  });
});

it('a share asks at most what is left of it and of the price, and nothing below 100 RWF', () => {
  expect(openOfShare({ amount: 1000, received: 0 }, 5000)).toBe(1000);
  expect(openOfShare({ amount: 1000, received: 400 }, 5000)).toBe(600);
  expect(openOfShare({ amount: 1000, received: 0 }, 300)).toBe(300);
  expect(openOfShare({ amount: 1000, received: 950 }, 5000)).toBe(0);
});
