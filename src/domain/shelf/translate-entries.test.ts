import { expect, test } from 'vitest';
import { translatedEntries } from './translate-entries.ts';

test('a field that staff changed and an entry that they added stay in their words', () => {
  const english = [{ id: 'a', fields: { name: 'Portraits', summary: 'A sentence.', price: 5 } }];
  const french = [{ id: 'a', fields: { name: 'Portraits FR', summary: 'Une phrase.', price: 5 } }];
  const published = [
    { id: 'a', fields: { name: 'Faces', summary: 'A sentence.', price: 7 } },
    { id: 'b', fields: { name: 'Added', summary: 'By staff.', price: 1 } },
  ];
  expect(translatedEntries(published, english, french)).toEqual([
    { id: 'a', fields: { name: 'Faces', summary: 'Une phrase.', price: 7 } },
    { id: 'b', fields: { name: 'Added', summary: 'By staff.', price: 1 } },
  ]);
});
