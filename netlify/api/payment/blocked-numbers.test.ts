import { describe, expect, test } from 'vitest';
import type { BlockedNumber } from '#src/domain/payment/blocked/blocked-number.ts';
import { itemsIn, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

const path = '/api/blocked-numbers';
const request = { phone: '+250 788 123 456', reason: 'Its owner called on Monday.' };
const block = (changes: object = {}) => admin.call('POST', path, { ...request, ...changes });
const blocked = async () => ((await block()).json as { blocked: BlockedNumber }).blocked;
const unblock = (id: string, body: object = { reason: 'Its owner changed their mind.' }) =>
  chief.call('POST', `${path}/${id}/unblock`, body);
const all = async (query = '') => itemsIn<BlockedNumber>(await admin.call('GET', path + query));

test('a number is blocked, found and unblocked; the audit log masks the number', async () => {
  const { id } = await blocked();
  const stored = { id, phone: '0788123456', reason: request.reason, createdAt: expect.any(String) };
  expect(await all()).toEqual([stored]);
  expect(await all('?q=788123456')).toEqual([stored]);
  expect(await all('?q=0728')).toEqual([]);
  expect((await unblock(id)).status).toBe(200);
  expect(await all()).toEqual([]);
  const phone = '078•••3456';
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'number.blocked', before: null, after: { phone, reason: request.reason } },
  ]);
  expect(await actsOf(environment, chief)).toEqual([
    {
      action: 'number.unblocked',
      before: { phone, reason: request.reason },
      after: { reason: 'Its owner changed their mind.' },
    },
  ]);
});

test('two blocks of one number at once get 201 and 422', async () => {
  const answers = await Promise.all([block(), block({ phone: '0788123456' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const sentence = { fields: { phone: 'This number is already blocked.' } };
  expect(answers.find(({ status }) => status === 422)?.json).toMatchObject(sentence);
});

test('two unblocks of one number at once get 200 and 404', async () => {
  const { id } = await blocked();
  const answers = await Promise.all([unblock(id), unblock(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test.each<[changes: object, field: string]>([
  [{ phone: '' }, 'phone'],
  [{ phone: '0711123456' }, 'phone'],
  [{ phone: 788123456 }, 'phone'],
  [{ phone: '0'.repeat(1000) }, 'phone'],
  [{ reason: ' ' }, 'reason'],
  [{ reason: 'x'.repeat(501) }, 'reason'],
  [{ reason: ['a'] }, 'reason'],
])('a block with %j gets 422 for %s', async (changes, field) => {
  expect(statusAndFields(await block(changes))).toEqual([422, field]);
  expect(await all()).toEqual([]);
});

describe('refused unblocking', () => {
  test('unblocking without a reason gets 422 and the number stays blocked', async () => {
    const { id } = await blocked();
    expect(statusAndFields(await unblock(id, {}))).toEqual([422, 'reason']);
    expect(await all()).toHaveLength(1);
  });

  test.each([unknownId, 'no-id', '%00'])('unblocking the unknown number %s gets 404', async (id) => {
    await blocked();
    expect((await unblock(id)).status).toBe(404);
    expect(await all()).toHaveLength(1);
  });
});
