import { describe, expect, test } from 'vitest';
import { unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { clientDesk, storeBooking } from '#tests/support/steps/clients.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const desk = clientDesk(admin);

const store = (fields: Parameters<typeof storeBooking>[1]) => storeBooking(environment, fields);

async function three() {
  const { client_id: aline } = await store({ name: 'Aline', phone: '0788000001' });
  const { client_id: bosco } = await store({ name: 'Bosco', email: 'bosco@example.com' });
  const { client_id: carine } = await store({ name: 'Carine', phone: '0788000003' });
  return { aline, bosco, carine };
}

describe('a merge', () => {
  test('makes a client answer as the other one, be found by both names, and can be undone', async () => {
    const { aline, bosco } = await three();
    expect((await desk.merge(bosco, aline)).status).toBe(200);
    expect(await desk.read(bosco)).toMatchObject({
      id: aline,
      name: 'Aline',
      phones: ['0788000001'],
      emails: ['bosco@example.com'],
      bookings: 2,
      merged: [{ id: bosco, name: 'Bosco', phones: [], emails: ['bosco@example.com'] }],
    });
    for (const q of ['bosco', 'bosco@example.com'])
      expect((await desk.list(`q=${q}`)).items).toMatchObject([{ id: aline }]);
    expect(await desk.list()).toMatchObject({ total: 2 });
    const { status, json } = await desk.unmerge(bosco);
    expect([status, json]).toMatchObject([200, { id: aline, bookings: 1, merged: [], emails: [] }]);
    expect((await desk.list('q=bosco')).items).toMatchObject([{ id: bosco, bookings: 1 }]);
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'client.merged', before: null, after: { into: aline, also: [] } },
      { action: 'client.took-over', before: null, after: { merged: bosco, also: [] } },
      { action: 'client.gave-back', before: { merged: bosco }, after: null },
      { action: 'client.unmerged', before: { into: aline }, after: null },
    ]);
  });

  test('of a client with others merged into it takes them along, one step from the target', async () => {
    const { aline, bosco, carine } = await three();
    await desk.merge(carine, bosco);
    await desk.merge(bosco, aline);
    expect(await environment.sql('select merged_into from clients order by created_at')).toEqual([
      { merged_into: null },
      { merged_into: aline },
      { merged_into: aline },
    ]);
    expect(await desk.read(carine)).toMatchObject({ id: aline, bookings: 3 });
    await desk.unmerge(bosco);
    expect(await desk.read(aline)).toMatchObject({ bookings: 2, merged: [{ id: carine }] });
  });

  test('gives an unnamed client the name of the other, until it is undone', async () => {
    await environment.sql(`insert into subscribers (email, consent) values ('a@example.com', '')`);
    const [unnamed] = (await desk.list()).items;
    const { client_id: bosco } = await store({ name: 'Bosco', phone: '0788000002' });
    await desk.merge(bosco, unnamed?.id ?? '');
    expect(await desk.read(unnamed?.id ?? '')).toMatchObject({ name: 'Bosco' });
    await desk.unmerge(bosco);
    expect(await desk.read(unnamed?.id ?? '')).toMatchObject({ name: '' });
    expect(await desk.read(bosco)).toMatchObject({ name: 'Bosco' });
  });

  test('into itself, a merged client or an unknown one is refused, and of a merged one', async () => {
    const { aline, bosco, carine } = await three();
    await desk.merge(bosco, aline);
    const { version } = await desk.read(carine);
    const merge = async (from: string, into: string) => {
      const { status, json } = await admin.call('POST', `/api/clients/${from}/merge`, { into, version });
      return [status, (json as { error: string }).error];
    };
    expect(await merge(carine, carine)).toEqual([409, expect.stringContaining('into itself')]);
    expect(await merge(carine, bosco)).toEqual([409, expect.stringContaining('into a third one')]);
    expect(await merge(bosco, carine)).toEqual([409, expect.stringContaining('already merged')]);
    expect(await merge(carine, unknownId)).toEqual([404, expect.stringContaining('merge into')]);
    expect(await merge(carine, 'aline')).toEqual([404, expect.stringContaining('merge into')]);
    for (const body of [{}, { into: 5, version }, { into: aline }])
      expect((await admin.call('POST', `/api/clients/${carine}/merge`, body)).status).toBe(422);
    expect((await desk.unmerge(carine)).status).toBe(409);
    expect(await desk.list()).toMatchObject({ total: 2 });
  });

  test('with a stale version gets 409 with the client as they are now', async () => {
    const { aline, bosco } = await three();
    const answer = await admin.call('POST', `/api/clients/${bosco}/merge`, { into: aline, version: 99 });
    expect([answer.status, answer.json]).toMatchObject([409, { current: { id: bosco } }]);
  });
});

describe('a suggestion', () => {
  test('comes from a shared phone or email on both sides, and never from a name', async () => {
    const { client_id: aline } = await store({ name: 'Aline', phone: '0788000001' });
    const { client_id: other } = await store({ name: 'A. Uwase', email: 'aline@example.com' });
    await store({ name: 'Aline', phone: '0788000009' });
    await store({ name: 'Aline', phone: '0788000001', email: 'aline@example.com' });
    expect((await desk.read(aline)).suggestions).toMatchObject([
      { id: other, name: 'A. Uwase', shared: ['aline@example.com'] },
    ]);
    expect((await desk.read(other)).suggestions).toMatchObject([
      { id: aline, name: 'Aline', shared: ['aline@example.com'] },
    ]);
    await desk.merge(other, aline);
    expect((await desk.read(aline)).suggestions).toEqual([]);
  });
});

test('a booking that arrives during a merge belongs to the merged client, 100 times', async () => {
  for (let round = 100; round < 200; round += 1) {
    const phone = `0788000${round}`;
    const { client_id: from } = await store({ phone });
    const { client_id: into } = await store({ email: `a${round}@example.com` });
    const [answer, arrived] = await Promise.all([
      desk.merge(from, into),
      store({ phone, email: `b${round}@example.com` }),
    ]);
    // A new key of the booking makes the merge stale, so it is tried again as staff would.
    if (answer.status === 409) expect((await desk.merge(from, into)).status).toBe(200);
    else expect(answer.status, answer.text).toBe(200);
    expect(arrived.client_id).toBe(from);
    expect(await desk.read(into)).toMatchObject({
      bookings: 3,
      phones: [phone],
      emails: [`a${round}@example.com`, `b${round}@example.com`],
    });
    expect((await desk.list(`q=b${round}@example.com`)).items).toMatchObject([{ id: into }]);
  }
});

test('two opposite merges at once leave one client merged, 30 times', async () => {
  for (let round = 100; round < 130; round += 1) {
    const { client_id: one } = await store({ phone: `0788000${round}` });
    const { client_id: other } = await store({ email: `a${round}@example.com` });
    const answers = await Promise.all([desk.merge(one, other), desk.merge(other, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
