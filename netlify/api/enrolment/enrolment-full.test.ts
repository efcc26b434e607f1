import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { enrol, enrolmentRequest, fillClass } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const name = 'Ikinimba (registered as Umushayayo)';

describe('a full class', () => {
  const left = async (classId: string) => {
    const { status, json } = await call('GET', `/api/enrolments/places/${classId}`);
    return [status, json];
  };

  test('says so before anyone enrols, and nothing about who dances in it', async () => {
    expect(await left('ikinimba')).toEqual([200, { left: 18 }]);
    await enrol();
    expect(await left('ikinimba')).toEqual([200, { left: 17 }]);
    await fillClass(environment, 'ikinimba', 18);
    expect(await left('ikinimba')).toEqual([200, { left: 0 }]);
    expect(await left('toString')).toMatchObject([404, { error: expect.stringMatching(/no such class/) }]);
  });

  test('has a waiting list that says which number one has', async () => {
    await fillClass(environment, 'ikinimba', 18);
    await enrol(enrolmentRequest({ email: 'bosco@example.com' }));
    await enrol(enrolmentRequest({ email: 'diane@example.com' }));
    const { status, json } = await enrol();
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'waiting',
      message: 'The class is full: you are number 3 on the waiting list. There is nothing to pay yet.',
      next: expect.stringContaining(name),
    });
    const mails = await environment.mailbox.messages();
    const mail = mails.find(({ to }) => to === 'aline@example.com');
    expect(mail?.subject).toBe(`You are on the waiting list: ${name}`);
    expect(mail?.text).not.toMatch(/Payment required|24 hours/);
    expect(mails.some(({ subject }) => subject === `Waiting list, number 3: ${name}`)).toBe(true);
  });

  test('leaves the other classes alone', async () => {
    await fillClass(environment, 'ikinimba', 18);
    expect((await enrol(enrolmentRequest({ classId: 'intore' }))).json).toMatchObject({ status: 'enrolled' });
  });
});
