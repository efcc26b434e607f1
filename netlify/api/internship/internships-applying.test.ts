import { describe, expect, test } from 'vitest';
import { idIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { applyFor, dance, programmesAt } from '#tests/support/shelf/programmes.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { card, one, add, change, remove, moveTo } = programmesAt(admin);

describe('applying', () => {
  const refused = async (programme: string, reason: string, name?: string) => {
    const { status, json } = await applyFor(programme, name);
    expect([status, json]).toEqual([
      422,
      { error: expect.any(String), fields: { programme: expect.stringContaining(reason) } },
    ]);
  };

  test('a visitor can apply for an added programme, and its current title is stored', async () => {
    await add({ title: 'Drone Internship', state: 'published' });
    expect((await applyFor('drone-internship')).status).toBe(201);
    expect(await environment.sql('select programme, programme_title from applications')).toEqual([
      { programme: 'drone-internship', programme_title: 'Drone Internship' },
    ]);
  });

  test('applying for a closed programme gets 422, and works again once it is reopened', async () => {
    await change(dance, { open: false });
    expect(await card(dance)).toMatchObject({ applying: 'closed' });
    await refused(dance, 'the Dance Internship is closed for applications');
    await change(dance, { open: true });
    expect((await applyFor(dance)).status).toBe(201);
  });

  test('applying for a hidden or removed programme gets 422, and for a draft as if unknown', async () => {
    await change(dance, { state: 'hidden' });
    await refused(dance, 'we no longer offer the Dance Internship');
    await remove('photography-internship');
    await refused('photography-internship', 'we no longer offer the Photography Internship');
    await add({ title: 'Drone Internship' });
    await refused('drone-internship', 'choose the programme');
  });

  test('applying for a full programme gets 422 until it has more places', async () => {
    await change(dance, { seats: 1 });
    const id = idIn(await applyFor(dance));
    expect(await card(dance)).toMatchObject({ applying: 'open' });
    await moveTo(id, 'accepted');
    expect(await card(dance)).toMatchObject({ applying: 'full' });
    await refused(dance, 'all places of the Dance Internship are taken', 'Bosco');
    await change(dance, { seats: 2 });
    expect(await card(dance)).toMatchObject({ applying: 'open' });
  });

  test('a retry of an application gets its 201 even after the programme closed', async () => {
    const first = await applyFor(dance);
    await change(dance, { open: false });
    const again = await applyFor(dance);
    expect([again.status, again.json]).toEqual([201, first.json]);
  });
});

describe('a programme with limited places', () => {
  test('three of five acceptances at once for two places get 409 until places are added', async () => {
    await change(dance, { seats: 2 });
    const names = ['Aline', 'Bosco', 'Chantal', 'Didier', 'Esther'];
    const sent = await Promise.all(names.map((name, n) => applyFor(dance, name, `a${n}@example.com`)));
    const ids = sent.map(idIn);
    const answers = await Promise.all(ids.map((id) => moveTo(id, 'accepted')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    const position = answers.findIndex(({ status }) => status === 409);
    expect(answers[position]?.json).toMatchObject({
      error: expect.stringContaining('All places of the Dance Internship are taken'),
      current: { id: ids[position], status: 'received' },
    });
    await change(dance, { seats: 3, open: false });
    expect((await moveTo(ids[position] ?? '', 'accepted')).status).toBe(200);
  });
});

describe('a programme with open applications', () => {
  test('removing a programme while people apply either gets 409 or stores no application', async () => {
    const { version } = await one(dance);
    const [removed, ...sent] = await Promise.all([
      admin.call('DELETE', `/api/internships/${dance}?version=${version}`),
      ...[1, 2, 3, 4, 5, 6].map((n) => applyFor(dance, `Aline ${n}`, `a${n}@example.com`)),
    ]);
    const taken = sent.filter(({ status }) => status === 201).length;
    expect(await environment.sql('select id from applications')).toHaveLength(taken);
    expect([removed.status, taken]).toEqual(removed.status === 200 ? [200, 0] : [409, expect.any(Number)]);
    expect(removed.status === 200 || taken > 0).toBe(true);
  });

  test.each([
    ['received', 409],
    ['shortlisted', 409],
    ['invited', 409],
    ['accepted', 200],
    ['declined', 200],
  ])('removing a programme with one %s application gets %i', async (stage, status) => {
    const id = idIn(await applyFor(dance));
    await moveTo(id, stage);
    const answer = await remove(dance);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.json).toEqual({ error: expect.stringContaining('1 open application') });
    expect((await card(dance)) === undefined).toBe(status === 200);
  });

  test('a programme with applications can be hidden, and they keep its title and fee', async () => {
    const id = idIn(await applyFor(dance));
    expect((await change(dance, { state: 'hidden', tuitionFee: 1 })).status).toBe(200);
    const { json } = await admin.call('GET', `/api/applications?id=${id}`);
    expect(json).toMatchObject({ items: [{ programmeTitle: 'Dance Internship', price: 85_000 }] });
  });
});

describe('the fee of an application', () => {
  test('an application’s fee follows the programme’s current fees', async () => {
    const id = idIn(await applyFor(dance));
    await change(dance, { tuitionFee: 100_000 });
    const { json } = await admin.call('GET', `/api/applications?id=${id}`);
    expect(json).toMatchObject({ items: [{ price: 105_000 }] });
  });

  test('requesting the fee of a programme without fees gets 409', async () => {
    await add({ title: 'Drone Internship', state: 'published' });
    const id = idIn(await applyFor('drone-internship'));
    const { json } = await moveTo(id, 'accepted');
    const { version } = (json as { application: { version: number } }).application;
    const ask = () =>
      admin.call('POST', `/api/applications/${id}/fee`, { total: 50_000, lastDay: inDays(7), version });
    const answer = await ask();
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { error: expect.stringContaining('not set yet'), current: { id, price: null } },
    ]);
    await change('drone-internship', { tuitionFee: 50_000, materialsFee: 0 });
    expect((await ask()).status).toBe(201);
  });
});
