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
  removeBookedLines,
  restoreLine,
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

describe('removeBookedLines', () => {
  const driven = { ...portrait, options: { km: 12 } };

  it('booked lines leave the cart, and a line that another tab added stays', () => {
    const added = { ...portrait, options: { package: 'event' } };
    const now = [{ ...portrait, quantity: 3 }, driven, added];
    expect(removeBookedLines(now, [{ ...portrait, quantity: 2 }, driven])).toEqual([portrait, added]);
  });

  it('one of two identical lines is removed, and a missing line removes nothing', () => {
    expect(removeBookedLines([driven, driven], [driven])).toEqual([driven]);
    expect(removeBookedLines([portrait], [driven])).toEqual([portrait]);
  });

  it('a cart that was booked in full is empty afterwards', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(removeBookedLines(lines, lines)).toEqual([]);
      }),
    );
  });
});

describe('addLine', () => {
  it('adding an identical line raises its quantity', () => {
    expect(addLine([portrait], portrait)).toEqual([{ ...portrait, quantity: 2 }]);
  });

  it.each<Partial<CartLine>>([
    { sku: 'sessions/photography/4h/basic' },
    { options: { package: 'event' } },
    { options: { ...portrait.options, vat: false } },
  ])('a line that differs in %j is added as a separate line', (difference) => {
    expect(addLine([portrait], { ...portrait, ...difference })).toHaveLength(2);
  });

  it(`adding never raises a line above ${maxQuantity}`, () => {
    expect(addLine([{ ...portrait, quantity: 60 }], { ...portrait, quantity: 60 })).toEqual([
      { ...portrait, quantity: maxQuantity },
    ]);
  });

  it(`a cart never holds more than ${maxLines} lines`, () => {
    const full = Array.from({ length: maxLines }, (_, index) => ({ ...portrait, sku: `sku-${index}` }));
    expect(addLine(full, portrait)).toEqual(full);
  });

  it('adding a line does not mutate the given cart', () => {
    fc.assert(
      fc.property(cart, line, (lines, added) => {
        const before = structuredClone(lines);
        addLine(lines, added);
        expect(lines).toEqual(before);
      }),
    );
  });
});

it('a price added on pages of two languages is one line', () => {
  const french = { ...portrait, name: 'Portraits, 2 heures, Basic' };
  expect(addLine([portrait], french)).toEqual([{ ...portrait, quantity: 2 }]);
  expect(removeBookedLines([{ ...portrait, quantity: 2 }], [french])).toEqual([portrait]);
});

it('a line seen at another price is merged, and the first price stays', () => {
  expect(addLine([{ ...portrait, seen: 150_000 }], { ...portrait, seen: 160_000 })).toEqual([
    { ...portrait, seen: 150_000, quantity: 2 },
  ]);
});

describe('changeQuantity', () => {
  it.each([0, -1])('setting the quantity to %i removes the line', (quantity) => {
    expect(changeQuantity([portrait], 0, quantity)).toEqual([]);
  });

  it('setting the quantity to 0 undoes adding a new line', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const added = addLine(lines, portrait);
        expect(changeQuantity(added, added.length - 1, 0)).toEqual(lines);
      }),
    );
  });

  it('the cart badge changes by as much as the quantity of the line', () => {
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
  it('a removed line is restored at its position', () => {
    fc.assert(
      fc.property(cart, fc.nat(11), (lines, position) => {
        const removed = lines[position];
        fc.pre(removed !== undefined);
        expect(restoreLine(changeQuantity(lines, position, 0), position, removed)).toEqual(lines);
      }),
    );
  });

  it('a restored line is merged with an identical one that was added meanwhile', () => {
    expect(restoreLine([portrait], 0, portrait)).toEqual([{ ...portrait, quantity: 2 }]);
  });
});

it('packages in the cart are counted by SKU and package, whatever the other options', () => {
  const cart = [
    { ...portrait, quantity: 2 },
    { ...portrait, options: { package: 'portrait', km: 12 } },
    { ...portrait, options: { package: 'school-day' } },
    { ...portrait, sku: 'sessions/photography/4h/basic' },
  ];
  expect(countOf(cart, portrait)).toBe(3);
  expect(countOf(cart, { ...portrait, sku: 'sessions/photography/8h/basic' })).toBe(0);
});
