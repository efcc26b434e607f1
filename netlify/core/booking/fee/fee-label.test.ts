import { expect, test } from 'vitest';
import { bookedLabelIn } from './fee-label.ts';

const line = { options: {} };
const intore = { ...line, sku: 'fees/dance/intore', label: 'Intore Dance, class fee for one month' };
const stage = {
  ...line,
  sku: 'fees/internship/photography-internship',
  label: 'Photography Internship, tuition and materials',
};

test('the fee of a class or a programme is named in the language of its client', () => {
  expect(bookedLabelIn('fr', intore)).toBe('Danse Intore, frais de cours pour un mois');
  expect(bookedLabelIn('fr', stage)).toBe('Stage de photographie, formation et matériel');
  expect(bookedLabelIn('rw', intore)).toMatch(/, amafaranga y’isomo y’ukwezi kumwe$/);
  expect(bookedLabelIn('en', intore)).toBe(intore.label);
});

test.each([
  { ...intore, label: 'Intore for adults, class fee for one month' },
  { ...intore, sku: 'fees/dance/gone' },
  { ...stage, label: 'Pictures, tuition and materials' },
])('the fee $sku “$label”, which staff named, stays in English', (named) => {
  expect(bookedLabelIn('fr', named)).toBe(named.label);
});
