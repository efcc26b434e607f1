import { describe, expect, test } from 'vitest';
import { enrol, enrolmentRequest, fillClass } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const stored = () => environment.sql('select * from enrolments');
const key = 'one-submission';
const name = 'Ikinimba (registered as Umushayayo)';

describe('the same submission', () => {
  test('keeps its answer on the waiting list, whatever happens to the list since', async () => {
    await fillClass(environment, 'ikinimba', 18);
    const first = await enrol(enrolmentRequest(), undefined, key);
    await environment.sql(`update enrolments set status = 'enrolled'`);
    expect((await enrol(enrolmentRequest(), undefined, key)).text).toBe(first.text);
  });
});

describe('the same person', () => {
  const question = {
    error: `You are already enrolled in ${name}. Do you want a second place?`,
    fields: { secondPlace: 'Tick the box if you want a second place, and send it again.' },
  };
  const again = { name: 'aline uwase', email: 'Aline@Example.com', phone: '0788123456' };

  test('is asked before they take a second place, and takes it once they want it', async () => {
    await enrol();
    const { status, json } = await enrol(enrolmentRequest(again), undefined, key);
    expect([status, json]).toEqual([409, question]);
    expect(await stored()).toHaveLength(1);
    for (const secondPlace of ['on', true])
      expect((await enrol(enrolmentRequest({ ...again, secondPlace }))).status).toBe(201);
    expect(await stored()).toHaveLength(3);
  });

  test.each([{ name: 'Keza Uwase' }, { email: 'keza@example.com' }, { phone: '0788 999 999' }])(
    'is the same by name, address and number: %j is someone else',
    async (changes) => {
      await enrol();
      expect((await enrol(enrolmentRequest(changes))).status).toBe(201);
      expect((await enrol(enrolmentRequest({ classId: 'intore' }))).status).toBe(201);
    },
  );

  test('is not found out by trying: each question counts as an enrolment', async () => {
    await enrol();
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await enrol()).status);
    expect(statuses).toEqual([409, 409, 409, 409, 429]);
  });
});
