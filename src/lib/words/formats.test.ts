import { describe, expect, test } from 'vitest';
import { dateIn, datelineIn, formatted, listIn, momentIn, moneyIn } from './formats.ts';

describe('values by language', () => {
  test.each([
    ['en', '1 Dec 2026', '1 Dec', '1 Dec 2026 at 14:00'],
    ['fr', '1er déc. 2026', '1er déc.', '1er déc. 2026 à 14\u00a0h'],
    ['rw', '1 Uku 2026', '1 Uku', '1 Uku 2026 saa 14:00'],
  ] as const)('a date in a text message is short in %s', (language, date, day, start) => {
    expect(formatted(language, 'shortDate', '2026-12-01')).toBe(date);
    expect(formatted(language, 'shortDay', '2026-12-01')).toBe(day);
    expect(formatted(language, 'shortStart', { eventDate: '2026-12-01', startTime: '14:00' })).toBe(start);
  });

  test.each([
    ['en', '150,000 RWF', '1 December 2026', '1 December 2026, 14:05', 'a, b and c'],
    ['fr', '150\u00a0000\u00a0RWF', '1er décembre 2026', '1er décembre 2026, 14\u00a0h\u00a005', 'a, b et c'],
    ['rw', '150,000\u00a0RWF', '1 Ukuboza 2026', '1 Ukuboza 2026, 14:05', 'a, b na c'],
  ] as const)(
    'money, a date, a moment and a list read as usual in %s',
    (language, money, date, moment, list) => {
      expect(moneyIn(language, 150_000)).toBe(money);
      expect(dateIn(language, '2026-12-01')).toBe(date);
      expect(momentIn(language, new Date('2026-12-01T12:05:00Z'))).toBe(moment);
      expect(momentIn(language, '2026-12-01T12:05:00.000Z')).toBe(moment);
      expect(listIn(language, ['a', 'b', 'c'])).toBe(list);
    },
  );

  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
  ])('a list of %j reads “%s”', (items, text) => {
    expect(listIn('en', items)).toBe(text);
  });

  test.each([
    ['en', '2025-01-01', 'January 01, 2025'],
    ['en', '2024-11-18', 'November 18, 2024'],
    ['fr', '2025-01-01', '1er janvier 2025'],
  ] as const)('in %s, an article of %s is dated %s', (language, date, text) => {
    expect(datelineIn(language, date)).toBe(text);
  });

  test('a date that does not exist is an error', () => {
    expect(() => dateIn('fr', '2026-02-30')).toThrow(RangeError);
    expect(() => datelineIn('en', '2026-02-30')).toThrow(RangeError);
  });
});
