import { expect, test } from 'vitest';
import {
  canDoText,
  clashSentence,
  droppedText,
  ownClashSentence,
  retirementRefusal,
  spanText,
} from './resource-words.ts';

const at = (day: number, time: string) => new Date(`2026-12-0${day}T${time}:00+02:00`);
const span = { from: at(5, '10:00'), to: at(5, '12:00') };

test.each([
  [at(5, '00:00'), at(6, '00:00'), '5 December 2026'],
  [at(5, '00:00'), at(8, '00:00'), '5 December 2026 – 7 December 2026'],
  [at(5, '10:00'), at(5, '12:00'), '5 December 2026, 10:00–12:00'],
  [at(5, '20:00'), at(6, '00:00'), '5 December 2026, 20:00–24:00'],
  [at(5, '22:00'), at(6, '02:00'), '5 December 2026, 22:00 – 6 December 2026, 02:00'],
])('the span from %s to %s reads “%s”', (from, to, wanted) => {
  expect(spanText(from.toISOString(), to.toISOString())).toBe(wanted);
});

test.each([
  [[], 'any service'],
  [['dance', 'photography'], 'photography and dance'],
])('the services %j read “%s”', (services, wanted) => {
  expect(canDoText(services)).toBe(wanted);
});

test.each([
  [
    clashSentence({ kind: 'camera', name: 'R5' }, { reference: 'FTS-1', reason: '', ...span }, true),
    'R5 is already assigned to FTS-1: 5 December 2026, 10:00–12:00. Please choose another one or another time.',
  ],
  [
    clashSentence({ kind: 'camera', name: 'R5' }, { reference: null, reason: 'Repair', ...span }, false),
    'R5 is not available (Repair): 5 December 2026, 10:00–12:00. Nothing else of its kind is free then, so please choose another time.',
  ],
  [
    clashSentence({ kind: 'person', name: 'Aline' }, { reference: 'FTS-1', reason: '', ...span }, false),
    'Aline is already assigned to FTS-1: 5 December 2026, 10:00–12:00. No one else is free then, so please choose another time.',
  ],
  [
    ownClashSentence('R5', span),
    'R5 is already assigned to this booking: 5 December 2026, 10:00–12:00. For a longer time, please take it off and assign it once for all of it.',
  ],
  [
    retirementRefusal('R5', { reference: 'FTS-1', ...span }, 0),
    'R5 is assigned to FTS-1 (5 December 2026, 10:00–12:00). Please take it off that booking first.',
  ],
  [
    retirementRefusal('R5', { reference: 'FTS-1', ...span }, 2),
    'R5 is assigned to FTS-1 (5 December 2026, 10:00–12:00) and to 2 more bookings. Please take it off them first.',
  ],
  [
    droppedText('FTS-1', ['R5', 'Aline', 'Rav4']),
    'R5, Aline and Rav4 are not free on the new date of booking FTS-1. Please assign others.',
  ],
])('a refusal is a whole sentence: %s', (sentence, wanted) => {
  expect(sentence).toBe(wanted);
});
