import { describe, expect, test } from 'vitest';
import { programmeShelf } from '#netlify/core/internship/programme-shelf.ts';
import type { PublicProgramme } from '#src/domain/internship/programme.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { dance, programmesAt } from '#tests/support/shelf/programmes.ts';
import { actsOf, expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { shown, card, one, add, change } = programmesAt(admin);

test('only staff can read unpublished programmes', async () => {
  await expectStaffRead(environment, [
    '/api/internships/all',
    `/api/internships/all/${dance}`,
    '/api/internships/preview',
  ]);
});

test('only staff can change programmes', async () => {
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
  test('the list has the base’s programmes in order, with formatted fees', async () => {
    const list = await shown();
    expect(list.map(({ id }) => id)).toEqual(programmeShelf.base.map(({ id }) => id));
    expect(list).toHaveLength(11);
    expect(await card(dance)).toEqual({
      id: dance,
      title: 'Dance Internship',
      duration: '1 month',
      summary: expect.any(String),
      fee: '85,000 RWF',
      tuition: '80,000 RWF',
      materials: '5,000 RWF',
      applying: 'open',
      picture: '../images/dance-2.jpg',
      alt: expect.any(String),
    });
  });

  test('a programme added with only a title is listed at once', async () => {
    const { status, entry } = await add({ title: 'Drone Internship', state: 'published' });
    expect([status, entry.id, entry.fields]).toEqual([
      201,
      'drone-internship',
      {
        title: 'Drone Internship',
        duration: '1 month',
        summary: '',
        schedule: '',
        body: '',
        open: true,
        learn: [],
        features: [],
        deliverables: [],
        prerequisites: [],
      },
    ]);
    expect((await shown()).at(-1)).toEqual({
      id: 'drone-internship',
      title: 'Drone Internship',
      duration: '1 month',
      summary: '',
      fee: 'To be announced',
      tuition: 'To be announced',
      materials: 'To be announced',
      applying: 'open',
    });
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'internship.published', after: { title: 'Drone Internship' } },
    ]);
  });

  test('a fee can be removed again, and drafts appear only in the staff preview', async () => {
    await change(dance, { materialsFee: null });
    expect(await card(dance)).toMatchObject({ tuition: '80,000 RWF', fee: 'To be announced' });
    await add({ title: 'Drone Internship' });
    expect(await shown()).toHaveLength(11);
    const preview = (await admin.call('GET', '/api/internships/preview')).json as PublicProgramme[];
    expect(preview.map(({ id }) => id)).toContain('drone-internship');
  });
});

test.each(['Apply', 'Applied', 'Draft', 'Not found'])(
  'a programme titled %j gets an id that differs from other pages’ paths',
  async (title) => {
    expect((await add({ title })).entry.id).toMatch(/^(?:apply|applied|draft|not-found)-2$/);
    expect((await add({ title })).entry.id).toMatch(/-3$/);
  },
);

test('the second of two simultaneous changes to a programme gets 409 with the current entry', async () => {
  const { version } = await one(dance);
  const put = (title: string) => admin.call('PUT', `/api/internships/${dance}`, { version, title });
  const answers = await Promise.all([put('Dance 1'), put('Dance 2')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ current: { id: dance } });
});
