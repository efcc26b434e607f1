import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  type CartLine,
  changeQuantity,
  countItems,
  countOf,
  maxLines,
  maxQuantity,
  restoreLine,
  withoutLines,
} from './cart.ts';

const portrait: CartLine = {
  sku: 'sessions/photography/2h/basic',
  service: 'photography',
  tier: 'basic',
  name: 'Portrait photography, 2 hours, Basic',
  quantity: 1,
  options: { package: 'portrait' },
};

const line = fc.record<CartLine>({
  sku: fc.constantFrom('a', 'b', 'c'),
  service: fc.constantFrom('photography', 'audio'),
  tier: fc.constantFrom('basic', 'vip'),
  name: fc.constantFrom('One', 'Two'),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
});

const cart = fc.array(line, { maxLength: 12 }).map((lines) => lines.reduce<CartLine[]>(addLine, []));

describe('withoutLines', () => {
  const driven = { ...portrait, options: { km: 12 } };

  it('takes out what was booked, and leaves what another tab has added meanwhile', () => {
    const added = { ...portrait, name: 'Event photography' };
    const now = [{ ...portrait, quantity: 3 }, driven, added];
    expect(withoutLines(now, [{ ...portrait, quantity: 2 }, driven])).toEqual([portrait, added]);
  });

  it('takes one of two lines that are alike, and nothing for what is gone already', () => {
    expect(withoutLines([driven, driven], [driven])).toEqual([driven]);
    expect(withoutLines([portrait], [driven])).toEqual([portrait]);
  });

  it('leaves nothing of a cart that was booked whole', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(withoutLines(lines, lines)).toEqual([]);
      }),
    );
  });
});

describe('addLine', () => {
  it('raises the quantity of the same line', () => {
    expect(addLine([portrait], portrait)).toEqual([{ ...portrait, quantity: 2 }]);
  });

  it.each<Partial<CartLine>>([
    { sku: 'sessions/photography/4h/basic' },
    { tier: 'vip' },
    { name: 'Portrait' },
    { service: 'video' },
    { options: { package: 'event' } },
  ])('keeps a line apart that differs in %j', (difference) => {
    expect(addLine([portrait], { ...portrait, ...difference })).toHaveLength(2);
  });

  it(`never holds more than ${maxQuantity} of one line`, () => {
    expect(addLine([{ ...portrait, quantity: 60 }], { ...portrait, quantity: 60 })).toEqual([
      { ...portrait, quantity: maxQuantity },
    ]);
  });

  it(`never holds more than ${maxLines} lines`, () => {
    const full = Array.from({ length: maxLines }, (_, index) => ({ ...portrait, sku: `sku-${index}` }));
    expect(addLine(full, portrait)).toEqual(full);
  });

  it('leaves the cart that it was given alone', () => {
    fc.assert(
      fc.property(cart, line, (lines, added) => {
        const before = structuredClone(lines);
        addLine(lines, added);
        expect(lines).toEqual(before);
      }),
    );
  });
});

it('the price that was seen makes no other line, and the first one stays', () => {
  expect(addLine([{ ...portrait, seen: 150_000 }], { ...portrait, seen: 160_000 })).toEqual([
    { ...portrait, seen: 150_000, quantity: 2 },
  ]);
});

describe('changeQuantity', () => {
  it.each([0, -1])('removes the line at %i', (quantity) => {
    expect(changeQuantity([portrait], 0, quantity)).toEqual([]);
  });

  it('undoes the adding of a new line', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const added = addLine(lines, portrait);
        expect(changeQuantity(added, added.length - 1, 0)).toEqual(lines);
      }),
    );
  });

  it('moves the badge by as much as the line', () => {
    fc.assert(
      fc.property(cart, fc.nat(11), fc.integer({ min: 0, max: maxQuantity }), (lines, position, quantity) => {
        const before = lines[position]?.quantity ?? quantity;
        const moved = countItems(changeQuantity(lines, position, quantity)) - countItems(lines);
        expect(moved).toBe(lines[position] === undefined ? 0 : quantity - before);
      }),
    );
  });
});

describe('restoreLine', () => {
  it('brings a removed line back to its place', () => {
    fc.assert(
      fc.property(cart, fc.nat(11), (lines, position) => {
        const removed = lines[position];
        fc.pre(removed !== undefined);
        expect(restoreLine(changeQuantity(lines, position, 0), position, removed)).toEqual(lines);
      }),
    );
  });

  it('joins the same line when that was added again meanwhile', () => {
    expect(restoreLine([portrait], 0, portrait)).toEqual([{ ...portrait, quantity: 2 }]);
  });
});

it('counts what is offered by its sku and package, whatever else was chosen about a line', () => {
  const cart = [
    { ...portrait, quantity: 2 },
    { ...portrait, options: { package: 'portrait', km: 12 } },
    { ...portrait, options: { package: 'school-day' } },
    { ...portrait, sku: 'sessions/photography/4h/basic' },
  ];
  expect(countOf(cart, portrait)).toBe(3);
  expect(countOf(cart, { ...portrait, sku: 'sessions/photography/8h/basic' })).toBe(0);
});
