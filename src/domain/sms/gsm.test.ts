import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gsmLength, shortName, textNumber, toGsm } from './gsm.ts';

describe('toGsm', () => {
  it.each([
    ['Élise à Genève', 'Élise à Genève'],
    ['Zoë, Benoît et Jérôme', 'Zoe, Benoit et Jérome'],
    ['Françoise Lebœuf', 'Francoise Leboeuf'],
    ['We’ll call “you” – soon…', 'We\'ll call "you" - soon...'],
    ['150 000 RWF', '150 000 RWF'],
    ['e\u0300te\u0301 😀', 'èté '],
  ])('%j is written as %j', (text, plain) => {
    expect(toGsm(text)).toBe(plain);
  });

  it('any text becomes one that GSM-7 holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toGsm(toGsm(text))).toBe(toGsm(text));
      }),
    );
  });
});

describe('shortName', () => {
  it.each([
    ['Aline', 20, 'Aline'],
    ['Uwimana Mukamana Jeanne d’Arc', 20, 'Uwimana Mukamana'],
    ['Wolfeschlegelsteinhausenbergerdorff', 20, 'Wolfeschlegelsteinh.'],
    ['Traditional dance [adults]', 30, 'Traditional dance adults'],
  ])('%j within %i characters is %j', (name, most, short) => {
    expect(shortName(name, most)).toBe(short);
  });

  it('a name never takes more space than it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (name, most) => {
        expect(gsmLength(shortName(name, most))).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('textNumber', () => {
  it.each(['0788123456', '+250 788 123 456', '250788123456', '00250 788-123-456', '788123456'])(
    '%s gets text messages',
    (phone) => {
      expect(textNumber(phone)).toBe('0788123456');
    },
  );

  it.each(['', '+32 470 12 34 56', '0252 123 456', '+254 788 123 456', '078812345'])(
    '%j gets none',
    (phone) => {
      expect(textNumber(phone)).toBeUndefined();
    },
  );
});
