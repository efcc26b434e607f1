import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffOnly } from '#tests/support/staff-calls.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';
import {
  bookedToShare,
  linkIn,
  payShare,
  seeShare,
  share,
  shareArrives,
  shared,
} from '#tests/support/steps/shares.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const listed = async (token: string) => {
  const { shares, shareable } = (await mine('GET', token)).json as MyBooking;
  return {
    shares: shares.map(({ name, amount, received, state, by }) => ({ name, amount, received, state, by })),
    shareable,
  };
};

describe('shares of a booking', () => {
  test('client and staff make links up to what is open; one beyond it gets 409 with what is open', async () => {
    const { id, token } = await bookedToShare(environment);
    await shared(token, 400_000);
    const byStaff = await admin.call('POST', `/api/bookings/${id}/shares`, {
      name: 'Aunt Rose',
      amount: '100k',
    });
    const link = linkIn(byStaff);
    expect((await seeShare(link.token)).json).toMatchObject({ name: 'Aunt Rose', amount: 100_000 });
    const over = await share(token, { name: 'Neighbour', amount: 150_001 });
    expect([over.status, over.json]).toEqual([
      409,
      { error: 'Only 150,000 RWF is left to share. Please enter a smaller amount.', open: 150_000 },
    ]);
    expect(
      (await admin.call('POST', `/api/bookings/${id}/shares`, { name: 'A', amount: 150_001 })).json,
    ).toMatchObject({
      open: 150_000,
    });
    await shared(token, 150_000, 'Neighbour');
    expect((await share(token, { name: 'Too late', amount: 100 })).json).toMatchObject({ open: 0 });
    expect(await listed(token)).toEqual({
      shareable: 0,
      shares: [
        { name: 'Neighbour', amount: 150_000, received: 0, state: 'open', by: 'you' },
        { name: 'Aunt Rose', amount: 100_000, received: 0, state: 'open', by: 'FTS Studio' },
        { name: 'Uncle Jean', amount: 400_000, received: 0, state: 'open', by: 'you' },
      ],
    });
    const desk = await deskOf(admin, id).see();
    expect(desk.shares.map(({ name, by }) => [name, by])).toEqual([
      ['Neighbour', 'the client'],
      ['Aunt Rose', admin.user.name],
      ['Uncle Jean', 'the client'],
    ]);
    expect(desk.shareable).toBe(0);
  });

  test.each<[body: unknown, answer: unknown[]]>([
    [{ name: '', amount: 1000 }, [422, 'name']],
    [{ name: 'x'.repeat(101), amount: 1000 }, [422, 'name']],
    [{ name: { first: 'Jean' }, amount: 1000 }, [422, 'name']],
    [{ name: 'Jean', amount: 99 }, [422, 'amount']],
    [{ name: 'Jean', amount: -1000 }, [422, 'amount']],
    [{ name: 'Jean', amount: 1000.5 }, [422, 'amount']],
    [{ name: 'Jean', amount: 1e30 }, [422, 'amount']],
    [{ name: 'Jean', amount: [1000] }, [422, 'amount']],
    [{}, [422, 'name', 'amount']],
    [[], [400]],
  ])('share %j is refused and stores nothing', async (body, answer) => {
    const { id, token } = await bookedToShare(environment);
    expect(statusAndFields(await share(token, body))).toEqual(answer);
    expect(statusAndFields(await admin.call('POST', `/api/bookings/${id}/shares`, body))).toEqual(answer);
    expect(await environment.sql('select 1 from shares')).toEqual([]);
  });

  test('a name keeps no invisible character and is one line', async () => {
    const { token } = await bookedToShare(environment);
    await shared(token, 1000, 'Jean\u202e\n\u200bB.');
    expect((await listed(token)).shares[0]?.name).toBe('Jean B.');
  });

  test('ten retries at once with one key get the same link; other details get 409', async () => {
    const { token } = await bookedToShare(environment);
    const send = (amount = 300_000) => share(token, { name: 'Jean', amount }, 'one-press-of-it');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await send()).text).toBe(answers[0]?.text);
    expect((await send(200_000)).status).toBe(409);
    expect((await listed(token)).shares).toHaveLength(1);
    expect((await share(token, { name: 'Jean', amount: 1000 }, 'no')).status).toBe(400);
  });

  test('the database holds only a hash of the token', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    expect(JSON.stringify(await environment.sql('select * from shares'))).not.toContain(link.token);
    const kept = await environment.sql('select before, after from audit_entries');
    expect(JSON.stringify(kept)).not.toMatch(/Uncle Jean/);
  });

  test('at most twenty links are open; withdrawing one makes room', async () => {
    const { token } = await bookedToShare(environment);
    const made = [];
    for (let n = 0; n < 20; n += 1) made.push(await shared(token, 1000, `Guest ${n}`));
    await environment.sql('delete from rate_limits');
    expect((await share(token, { name: 'One more', amount: 1000 })).json).toEqual({
      error: 'At most 20 links can be open at once. Please withdraw one first.',
      open: 630_000,
    });
    expect((await mine('DELETE', token, { path: `/shares/${made[0]?.id}` })).status).toBe(200);
    expect((await share(token, { name: 'One more', amount: 1000 })).status).toBe(201);
  });

  test('a withdrawn link ends, like an unknown one, and its amount is open again', async () => {
    const { id, token } = await bookedToShare(environment);
    const link = await shared(token, 650_000);
    const withdrawn = await mine('DELETE', token, { path: `/shares/${link.id}` });
    expect(withdrawn.json).toMatchObject({ shares: [{ state: 'withdrawn' }], shareable: 650_000 });
    expect((await mine('DELETE', token, { path: `/shares/${link.id}` })).status).toBe(200);
    const unknown = await seeShare('a'.repeat(22));
    for (const answer of [await seeShare(link.token), await payShare(link.token)])
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    const other = await shared(token, 1000);
    const path = `/api/bookings/${id}/shares/${other.id}`;
    expect((await admin.call('DELETE', path)).json).toMatchObject({
      booking: { shares: [{ id: other.id, state: 'withdrawn' }, { id: link.id }] },
    });
    expect((await admin.call('POST', `${path}/link`)).status).toBe(409);
  });

  test('withdrawing ends the request on the phone; money that still arrives counts', async () => {
    const { id, token } = await bookedToShare(environment);
    const link = await shared(token, 100_000);
    const asked = await payShare(link.token);
    await mine('DELETE', token, { path: `/shares/${link.id}` });
    expect((await deskOf(admin, id).see()).attempts[0]).toMatchObject({ status: 'failed' });
    await shareArrives(asked, 100_000);
    expect((await deskOf(admin, id).see()).balance).toMatchObject({ paid: 100_000, surplus: 0 });
    expect((await seeShare(link.token)).status).toBe(404);
  });

  test('a new link ends the earlier one', async () => {
    const { id, token } = await bookedToShare(environment);
    const first = await shared(token, 1000);
    const second = linkIn(await mine('POST', token, { path: `/shares/${first.id}/link` }));
    const third = linkIn(await admin.call('POST', `/api/bookings/${id}/shares/${first.id}/link`));
    const answers = await Promise.all([first, second, third].map((link) => seeShare(link.token)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
  });

  test.each([unknownId, 'x', '%00', "'"])('a share %j that does not exist is a 404', async (which) => {
    const { id, token } = await bookedToShare(environment);
    const answers = [
      await mine('DELETE', token, { path: `/shares/${which}` }),
      await mine('POST', token, { path: `/shares/${which}/link` }),
      await admin.call('DELETE', `/api/bookings/${id}/shares/${which}`),
      await admin.call('POST', `/api/bookings/${id}/shares/${which}/link`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('the share of another booking can be neither withdrawn nor renewed', async () => {
    const first = await bookedToShare(environment);
    const link = await shared(first.token, 1000);
    const { token } = await bookedToShare(environment);
    expect((await mine('DELETE', token, { path: `/shares/${link.id}` })).status).toBe(404);
    expect((await mine('POST', token, { path: `/shares/${link.id}/link` })).status).toBe(404);
    expect((await seeShare(link.token)).status).toBe(200);
  });

  test('only staff make, renew and withdraw the shares of any booking', async () => {
    const { id, token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    const path = `/api/bookings/${id}/shares`;
    await expectStaffOnly(environment, [
      ['POST', path, { name: 'Jean', amount: 1000 }],
      ['POST', `${path}/${link.id}/link`, {}],
      ['DELETE', `${path}/${link.id}`],
    ]);
  });
});
