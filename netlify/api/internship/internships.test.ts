import { describe, expect, test } from 'vitest';
import { programmeShelf } from '#netlify/core/internship/programme-shelf.ts';
import type { ProgrammeFields, PublicProgramme } from '#src/features/internship/programme.ts';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { applicationForm, apply } from '#tests/support/application-request.ts';
import { call, idIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { plainPicture, sendPicture } from '#tests/support/gallery-files.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf, expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const dance = 'dance-internship';
const shown = async () => (await call('GET', '/api/internships')).json as PublicProgramme[];
const card = async (id: string) => (await shown()).find((one) => one.id === id);
const one = async (id: string) =>
  ((await admin.call('GET', `/api/internships/all/${id}`)).json as { entry: StaffEntry<ProgrammeFields> })
    .entry;

async function add(fields: Record<string, unknown>) {
  const { status, json } = await admin.call('POST', '/api/internships', fields);
  return { status, json, entry: (json as { entry: StaffEntry<ProgrammeFields> }).entry };
}

async function change(id: string, fields: Record<string, unknown>) {
  const { version } = await one(id);
  return admin.call('PUT', `/api/internships/${id}`, { state: 'published', version, ...fields });
}

async function remove(id: string) {
  return admin.call('DELETE', `/api/internships/${id}?version=${(await one(id)).version}`);
}

/** Applies for a programme; the same person with another name is another application. */
const applyFor = (programme: string, name = 'Aline Uwase', email = 'aline@example.com') =>
  apply(applicationForm({ programme, name, email }));

async function moveTo(id: string, status: string) {
  const { json } = await admin.call('GET', `/api/applications?id=${id}`);
  const [{ version } = { version: 0 }] = (json as { items: { version: number }[] }).items;
  return admin.call('PUT', `/api/applications/${id}`, { status, version });
}

test('only the staff see what is not public', async () => {
  await expectStaffRead(environment, [
    '/api/internships/all',
    `/api/internships/all/${dance}`,
    '/api/internships/preview',
  ]);
});

test('only the staff change what is public', async () => {
  await expectStaffOnly(environment, [
    ['POST', '/api/internships', { title: 'Drone Internship' }],
    ['PUT', `/api/internships/${dance}`, { version: '0', title: 'Dance' }],
    ['PUT', `/api/internships/${dance}/place`, { after: null }],
    ['DELETE', `/api/internships/${dance}?version=0`],
    ['POST', `/api/internships/${dance}/restore`, { version: '0' }],
    ['POST', `/api/internships/${dance}/revert`, { version: '0' }],
  ]);
});

describe('the public list', () => {
  test('has what git says, in its order, with the fees as people read them', async () => {
    const list = await shown();
    expect(list.map(({ id }) => id)).toEqual(programmeShelf.git.map(({ id }) => id));
    expect(list).toHaveLength(11);
    expect(await card(dance)).toEqual({
      ...{ id: dance, title: 'Dance Internship', duration: '1 month', summary: expect.any(String) },
      ...{ fee: '85,000 RWF', tuition: '80,000 RWF', materials: '5,000 RWF', applying: 'open' },
      ...{ picture: '../images/dancing.jpg', alt: expect.any(String) },
    });
  });

  test('has a programme at once that was added with no more than a title', async () => {
    const { status, entry } = await add({ title: 'Drone Internship', state: 'published' });
    expect([status, entry.id, entry.fields]).toEqual([
      201,
      'drone-internship',
      {
        ...{
          title: 'Drone Internship',
          duration: '1 month',
          summary: '',
          schedule: '',
          body: '',
          open: true,
        },
        ...{ learn: [], features: [], deliverables: [], prerequisites: [] },
      },
    ]);
    expect((await shown()).at(-1)).toEqual({
      ...{ id: 'drone-internship', title: 'Drone Internship', duration: '1 month', summary: '' },
      ...{ fee: 'To be announced', tuition: 'To be announced', materials: 'To be announced' },
      applying: 'open',
    });
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'internship.published', after: { title: 'Drone Internship' } },
    ]);
  });

  test('can lose a fee again, and has drafts for the staff only', async () => {
    await change(dance, { materialsFee: null });
    expect(await card(dance)).toMatchObject({ tuition: '80,000 RWF', fee: 'To be announced' });
    await add({ title: 'Drone Internship' });
    expect(await shown()).toHaveLength(11);
    const preview = (await admin.call('GET', '/api/internships/preview')).json as PublicProgramme[];
    expect(preview.map(({ id }) => id)).toContain('drone-internship');
  });
});

test.each(['Apply', 'Applied', 'Not found'])(
  'a programme that is called %j does not take the address of another page',
  async (title) => {
    expect((await add({ title })).entry.id).toMatch(/^(?:apply|applied|not-found)-2$/);
    expect((await add({ title })).entry.id).toMatch(/-3$/);
  },
);

describe('applying', () => {
  const refused = async (programme: string, reason: string, name?: string) => {
    const { status, json } = await applyFor(programme, name);
    expect([status, json]).toEqual([
      422,
      { error: expect.any(String), fields: { programme: expect.stringContaining(reason) } },
    ]);
  };

  test('is possible for a programme that was added, under its title of today', async () => {
    await add({ title: 'Drone Internship', state: 'published' });
    expect((await applyFor('drone-internship')).status).toBe(201);
    expect(await environment.sql('select programme, programme_title from applications')).toEqual([
      { programme: 'drone-internship', programme_title: 'Drone Internship' },
    ]);
  });

  test('is refused in a sentence for one that is closed, however old the page is', async () => {
    await change(dance, { open: false });
    expect(await card(dance)).toMatchObject({ applying: 'closed' });
    await refused(dance, 'the Dance Internship is closed for applications');
    await change(dance, { open: true });
    expect((await applyFor(dance)).status).toBe(201);
  });

  test('is refused for one that is hidden or removed, and for a draft as for what there is not', async () => {
    await change(dance, { state: 'hidden' });
    await refused(dance, 'we do not offer the Dance Internship any more');
    await remove('photography-internship');
    await refused('photography-internship', 'we do not offer the Photography Internship any more');
    await add({ title: 'Drone Internship' });
    await refused('drone-internship', 'choose the programme');
  });

  test('is refused once all places are taken', async () => {
    await change(dance, { seats: 1 });
    const id = idIn(await applyFor(dance));
    expect(await card(dance)).toMatchObject({ applying: 'open' });
    await moveTo(id, 'accepted');
    expect(await card(dance)).toMatchObject({ applying: 'full' });
    await refused(dance, 'all places of the Dance Internship are taken', 'Bosco');
    await change(dance, { seats: 2 });
    expect(await card(dance)).toMatchObject({ applying: 'open' });
  });

  test('that was done before it closed is done, however often it is sent', async () => {
    const first = await applyFor(dance);
    await change(dance, { open: false });
    const again = await applyFor(dance);
    expect([again.status, again.json]).toEqual([201, first.json]);
  });
});

describe('a programme with places', () => {
  test('takes no more than it has, however many are accepted at once, until it has more', async () => {
    await change(dance, { seats: 2 });
    const names = ['Aline', 'Bosco', 'Chantal', 'Didier', 'Esther'];
    const sent = await Promise.all(names.map((name, n) => applyFor(dance, name, `a${n}@example.com`)));
    const ids = sent.map(idIn);
    const answers = await Promise.all(ids.map((id) => moveTo(id, 'accepted')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    const place = answers.findIndex(({ status }) => status === 409);
    expect(answers[place]?.json).toMatchObject({
      error: expect.stringContaining('All places of the Dance Internship are taken'),
      current: { id: ids[place], status: 'received' },
    });
    await change(dance, { seats: 3, open: false });
    expect((await moveTo(ids[place] ?? '', 'accepted')).status).toBe(200);
  });
});

describe('mails to applicants', () => {
  /** Where the emails to somebody lead, one after the other. */
  const links = async () => {
    const told = await mailsTo(environment, 'aline@example.com');
    return told.flatMap(({ text }) => /\/internships\S*/.exec(text ?? '') ?? []);
  };

  test('lead to the page of a programme that has one', async () => {
    const id = idIn(await applyFor(dance));
    expect(await links()).toEqual([`/internships/${dance}`]);
    await moveTo(id, 'shortlisted');
    expect(await links()).toEqual([`/internships/${dance}`, `/internships/${dance}`]);
  });

  test('lead to the list while a programme has no page, or has none any more', async () => {
    await add({ title: 'Drone Internship', state: 'published' });
    await applyFor('drone-internship');
    expect(await links()).toEqual(['/internships']);
    const id = idIn(await applyFor(dance));
    await change(dance, { state: 'hidden' });
    environment.mailbox.clear();
    await moveTo(id, 'shortlisted');
    expect(await links()).toEqual(['/internships']);
  });
});

describe('a programme with open applications', () => {
  test('that somebody removes at this moment either stays, or takes none', async () => {
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
  ])('of which one is %s is answered %i when it is removed', async (stage, status) => {
    const id = idIn(await applyFor(dance));
    await moveTo(id, stage);
    const answer = await remove(dance);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.json).toEqual({ error: expect.stringContaining('1 open application') });
    expect((await card(dance)) === undefined).toBe(status === 200);
  });

  test('can be hidden, and its applications keep its title and fee', async () => {
    const id = idIn(await applyFor(dance));
    expect((await change(dance, { state: 'hidden', tuitionFee: 1 })).status).toBe(200);
    const { json } = await admin.call('GET', `/api/applications?id=${id}`);
    expect(json).toMatchObject({ items: [{ programmeTitle: 'Dance Internship', price: 85_000 }] });
  });
});

describe('the fee of an application', () => {
  test('is that of today', async () => {
    const id = idIn(await applyFor(dance));
    await change(dance, { tuitionFee: 100_000 });
    const { json } = await admin.call('GET', `/api/applications?id=${id}`);
    expect(json).toMatchObject({ items: [{ price: 105_000 }] });
  });

  test('cannot be asked for while the programme has none', async () => {
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

describe('a programme that is not right', () => {
  test.each<[fields: Record<string, unknown>, field: string]>([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ duration: '' }, 'duration'],
    [{ duration: 4 }, 'duration'],
    [{ tuitionFee: '100,000' }, 'tuitionFee'],
    [{ tuitionFee: -1 }, 'tuitionFee'],
    [{ tuitionFee: 0.5 }, 'tuitionFee'],
    [{ materialsFee: 1e300 }, 'materialsFee'],
    [{ seats: 0 }, 'seats'],
    [{ seats: 1e9 }, 'seats'],
    [{ open: 'yes' }, 'open'],
    [{ learn: 'one' }, 'learn'],
    [{ features: [''] }, 'features'],
    [{ deliverables: Array.from({ length: 13 }, (_, index) => `Point ${index}`) }, 'deliverables'],
    [{ prerequisites: [{ a: 1 }] }, 'prerequisites'],
    [{ schedule: 'x'.repeat(201) }, 'schedule'],
    [{ summary: ['x'] }, 'summary'],
    [{ body: 'x'.repeat(12_001) }, 'body'],
    [{ service: 'https://elsewhere.example' }, 'service'],
    [{ service: 'javascript:alert(1)' }, 'service'],
    [{ service: '//localhost/x' }, 'service'],
    [{ service: '/services#a b' }, 'service'],
    [{ picture: { upload: 'x', width: 1, height: 1 } }, 'picture'],
  ])('is told so in a sentence (case %#)', async (fields, field) => {
    const { status, json } = await add({ title: 'Drone Internship', ...fields });
    expect([status, Object.keys((json as { fields: object }).fields)[0]?.split('.')[0]]).toEqual([
      422,
      field,
    ]);
  });

  test.each<[body: string, answer: number]>([
    ['See [our prices](/pricing#photography), [us](https://example.com) or [below](#learn).', 201],
    ['See [our prices](/prcing).', 422],
    ['See [our prices][1].\n\n[1]: /prcing "Prices"', 422],
    [`See [our prices](/${'a'.repeat(11_000)}).`, 422],
    ['No [link] (/prcing), and `[none](/prcing)`.', 201],
  ])('may link to pages that the site has (case %#)', async (body, answer) => {
    const { status, json } = await add({ title: 'Drone Internship', body });
    expect(status).toBe(answer);
    if (answer === 422) expect(json).toMatchObject({ fields: { body: expect.stringContaining('Did you') } });
  });

  test('may lead to programmes that are public, and to no others', async () => {
    const service = '/internships/drone-internship';
    const lead = async () => (await change(dance, { service })).status;
    await add({ title: 'Drone Internship' });
    expect(await lead()).toBe(422);
    await change('drone-internship', {});
    expect(await lead()).toBe(200);
    await change('drone-internship', { state: 'hidden' });
    expect(await lead()).toBe(422);
  });

  test('may have a picture that nobody described, but not in public', async () => {
    const sent = await sendPicture(admin, await plainPicture().jpeg().toBuffer());
    const { id: upload, ...size } = (sent.json as { file: { id: string; width: number; height: number } })
      .file;
    const picture = { upload, ...size };
    const { entry } = await add({ title: 'Drone Internship', picture });
    expect((await change(entry.id, {})).json).toMatchObject({ fields: { alt: expect.any(String) } });
  });
});

test('of two who change one at once, one is first', async () => {
  const { version } = await one(dance);
  const put = (title: string) => admin.call('PUT', `/api/internships/${dance}`, { version, title });
  const answers = await Promise.all([put('Dance 1'), put('Dance 2')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ current: { id: dance } });
});
