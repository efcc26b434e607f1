import { expect, test } from 'vitest';
import { toDraftLines } from '../lines/draft-lines.ts';
import { checkDraft } from './check-draft.ts';
import { type Draft, emptyDraft } from './draft.ts';

const caller: Draft = {
  ...emptyDraft,
  name: 'Aline Uwase',
  phone: '0788123456',
  lines: toDraftLines([{ sku: 'sessions/photography/2h/basic', quantity: 1 }]),
};

const wrongIn = (changes: Partial<Draft>, role: 'ADMIN' | 'SUPERADMIN' = 'ADMIN') =>
  Object.keys(checkDraft({ ...caller, ...changes }, role)?.fields ?? {});

test('a name, a phone number and a line are enough', () => {
  expect(checkDraft(caller, 'ADMIN')).toBeUndefined();
});

test.each<[string, Partial<Draft>, string[]]>([
  ['without phone and email', { phone: '' }, ['phone']],
  ['with an email instead of a phone', { phone: '', email: 'aline@example.com' }, []],
  ['of a known client', { client: '7', phone: '', name: '' }, []],
  ['without a name', { name: ' ' }, ['name']],
  ['without lines', { lines: [] }, ['items']],
  ['with a discount without a reason', { percent: '5' }, ['reason']],
  ['with a discount that is no number', { percent: 'five', reason: 'Friend' }, ['percent']],
  ['with a discount within the right', { percent: '10', reason: 'Friend' }, []],
  ['with a discount beyond the right', { percent: '11', reason: 'Friend' }, ['percent']],
])('a booking %s has its problems at the fields', (_, changes, fields) => {
  expect(wrongIn(changes)).toEqual(fields);
});

test('a super admin gives higher discounts than an admin', () => {
  expect(wrongIn({ percent: '50', reason: 'Damage' }, 'SUPERADMIN')).toEqual([]);
});

test('a large order may wait for its date', () => {
  const lines = toDraftLines([{ sku: 'sessions/photography/8h/vip', quantity: 1 }]);
  expect(wrongIn({ lines })).toEqual([]);
});
