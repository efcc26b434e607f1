import { describe, expect, test } from 'vitest';
import { firstDayToWaitFor, firstOfferDay, isOfferTime, isWaitable, offerEnd } from './offer-hours.ts';

const at = (time: string, day = '2026-12-10') => new Date(`${day}T${time}:00+02:00`);

describe('a slot', () => {
  test.each([
    ['07:59', false],
    ['08:00', true],
    ['17:59', true],
    ['18:00', false],
    ['23:30', false],
  ])('at %s in Kigali may be offered: %s', (time, offered) => {
    expect(isOfferTime(at(time))).toBe(offered);
  });

  test.each([
    ['at 08:00, tomorrow at 08:00 is a day ahead', at('08:00'), '2026-12-11'],
    ['a minute later it is not', at('08:01'), '2026-12-12'],
    // 26 December 2026 is the last Saturday of its month.
    ['on Umuganda sessions start at 11:00', at('11:00', '2026-12-25'), '2026-12-26'],
    ['and not later', at('11:01', '2026-12-25'), '2026-12-27'],
  ])('%s', (_, now, day) => {
    expect(firstOfferDay(now)).toBe(day);
  });

  test.each([
    ['before 08:00, tomorrow is offered at 08:00', at('07:00'), '2026-12-11'],
    ['at 08:01, only the day after tomorrow', at('08:01'), '2026-12-12'],
    ['from 18:00, tomorrow at 08:00 offers the day after', at('18:00'), '2026-12-12'],
    ['from 18:00, Umuganda at 11:00 too', at('18:00', '2026-12-24'), '2026-12-26'],
  ])('is worth waiting for: %s', (_, now, day) => {
    expect(firstDayToWaitFor(now)).toBe(day);
  });

  test.each([
    ['full and far enough ahead', { day: '2026-12-12', left: 0 }, true],
    ['full for one service', { day: '2026-12-12', left: 0, full: ['photography' as const] }, true],
    ['full, but no longer offered in time', { day: '2026-12-11', left: 0 }, false],
    ['free', { day: '2026-12-12', left: 1 }, false],
    ['closed', { day: '2026-12-12', left: 0, closed: 'Holiday' }, false],
    ['too soon', { day: '2026-12-12', left: 0, tooSoon: 3 }, false],
    ['unknown', undefined, false],
  ])('can be waited for on a day that is %s: case %#', (_, known, wanted) => {
    expect(isWaitable(known, at('08:01'))).toBe(wanted);
  });

  test('is offered for two hours', () => {
    expect(offerEnd(at('17:59'))).toEqual(at('19:59'));
  });
});
