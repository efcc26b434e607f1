import { beforeEach, describe, expect, test } from 'vitest';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { makeUser } from '#tests/support/account.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { enrol, enrolmentRequest, fillClass } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

const seats =
  dancePrices.groups.flatMap((group) => group.classes).find((one) => one.id === 'ikinimba')?.seats ?? 0;

async function enrolled(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (const number of Array(count).keys()) {
    const email = `dancer-${number}-${crypto.randomUUID()}@example.com`;
    const { json } = await enrol(
      enrolmentRequest({ email, name: `Dancer ${number}` }),
      `192.0.2.${number + 1}`,
    );
    ids.push((json as { id: string }).id);
  }
  environment.mailbox.clear();
  return ids;
}

const change = (id: string, status: string, version = 1) =>
  admin.call('PUT', `/api/enrolments/${id}`, { status, version });
const statuses = async (ids: string[]) =>
  Promise.all(
    ids.map(
      async (id) =>
        (await environment.sql<{ status: string }>('select status from enrolments where id = $1', [id]))[0]
          ?.status,
    ),
  );
const subjects = async () => (await environment.mailbox.messages()).map(({ subject }) => subject).sort();

test('a wrong phone number is corrected without an email, and the log keeps no number', async () => {
  const [id = ''] = await enrolled(1);
  const correct = (phone: string, version: number) =>
    admin.call('PUT', `/api/enrolments/${id}`, { phone, version });
  expect((await correct('12', 1)).json).toMatchObject({ fields: { phone: expect.any(String) } });
  const { json } = await correct('0733 000 999', 1);
  expect(json).toMatchObject({ enrolment: { phone: '0733 000 999', status: 'enrolled', version: 2 } });
  expect((await correct('0733 000 998', 1)).status).toBe(409);
  const found = await admin.call('GET', '/api/enrolments?q=0733000999');
  expect(found.json).toMatchObject({ items: [{ id }] });
  expect(await subjects()).toEqual([]);
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'enrolment.phone-corrected', before: null, after: null },
  ]);
  expect((await admin.call('PUT', `/api/enrolments/${id}`, { version: 2 })).status).toBe(422);
});

describe('a full class with three waiting', () => {
  let ids: string[];
  let waiting: string[];
  beforeEach(async () => {
    await fillClass(environment, 'ikinimba', seats - 2);
    const dancers = await enrolled(5);
    ids = dancers.slice(0, 2);
    waiting = dancers.slice(2);
  });

  test('a free place is given to the dancer who waited longest, and both get a mail', async () => {
    const [first = ''] = ids;
    expect((await change(first, 'cancelled')).json).toMatchObject({
      enrolment: { status: 'cancelled', version: 2 },
    });
    expect(await statuses([first, ...waiting])).toEqual(['cancelled', 'enrolled', 'waiting', 'waiting']);
    expect(await subjects()).toEqual([
      'You have a place: Ikinimba (registered as Umushayayo)',
      'Your enrolment is cancelled: Ikinimba (registered as Umushayayo)',
    ]);
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'enrolment.cancelled', before: { status: 'enrolled' }, after: { status: 'cancelled' } },
      { action: 'enrolment.enrolled', before: { status: 'waiting' }, after: { status: 'enrolled' } },
    ]);
  });

  test('waiting numbers have no gaps, also after a waiting dancer cancels', async () => {
    const [first = '', second = '', third = ''] = waiting;
    await change(first, 'cancelled');
    const email = 'dancer-new@example.com';
    const { json } = await enrol(enrolmentRequest({ email, phone: '' }), '192.0.2.200');
    expect(json).toMatchObject({ message: expect.stringContaining('you are number 3 on the waiting list') });
    const { items } = (await admin.call('GET', '/api/enrolments?status=waiting')).json as {
      items: { id: string; waitingNumber: number }[];
    };
    const numbers = Object.fromEntries(items.map(({ id, waitingNumber }) => [id, waitingNumber]));
    const { id } = json as { id: string };
    expect(numbers).toEqual({ [second]: 1, [third]: 2, [id]: 3 });
    const csv = await admin.call('GET', '/api/enrolments.csv?status=waiting&sort=createdAt');
    expect(csv.text.match(/Waiting list,(\d+)/g)).toEqual(
      [1, 2, 3].map((number) => `Waiting list,${number}`),
    );
    const dancer = await makeUser(email);
    expect((await dancer.call('GET', '/api/account/enrolments')).json).toMatchObject({
      items: [{ waitingNumber: 3 }],
    });
    await change(second, 'cancelled');
    expect((await dancer.call('GET', '/api/account/enrolments')).json).toMatchObject({
      items: [{ waitingNumber: 2 }],
    });
  });

  test('two places freed at once are given to the first two waiting, one each', async () => {
    const answers = await Promise.all(ids.map((id) => change(id, 'cancelled')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statuses(waiting)).toEqual(['enrolled', 'enrolled', 'waiting']);
    expect((await subjects()).filter((subject) => subject.startsWith('You have a place'))).toHaveLength(2);
  });

  test('a deleted account on the waiting list gets no place', async () => {
    const [first = ''] = ids;
    const [next = '', then = ''] = waiting;
    const [row] = await environment.sql<{ email: string }>('select email from enrolments where id = $1', [
      next,
    ]);
    const dancer = await makeUser(row?.email ?? '');
    expect((await dancer.call('DELETE', '/api/auth/me')).status).toBe(200);
    expect(await statuses([next])).toEqual(['cancelled']);
    await change(first, 'cancelled');
    expect(await statuses([next, then])).toEqual(['cancelled', 'enrolled']);
    expect((await environment.mailbox.messages()).map(({ to }) => to)).not.toContain('');
  });

  test('a place is given to the next dancer if the first deletes the account at that moment', async () => {
    const [first = ''] = ids;
    const [next = ''] = waiting;
    const gone = `update enrolments set status = 'cancelled', name = 'Deleted account', email = '' where id = '${next}'`;
    const [answer] = await inTheMomentOf(environment, [gone], () => [change(first, 'cancelled')]);
    expect(answer?.status).toBe(200);
    expect(await statuses(waiting)).toEqual(['cancelled', 'enrolled', 'waiting']);
  });

  test('a dancer who cancels at the moment a place is freed is passed over, or the change gets 409', async () => {
    const [first = ''] = ids;
    const [next = ''] = waiting;
    const answers = await Promise.all([change(first, 'cancelled'), change(next, 'cancelled')]);
    const [, second] = await statuses(waiting);
    // Either order is right: the dancer is passed over, or gets the place and the change a 409.
    if (answers[1]?.status === 200) expect(second).toBe('enrolled');
    else expect(answers[1]).toMatchObject({ status: 409, json: { current: { status: 'enrolled' } } });
  });

  test('staff cannot enrol anyone in a full class or return anyone to the waiting list', async () => {
    const [next = ''] = waiting;
    expect((await change(next, 'enrolled')).json).toEqual({ error: expect.stringMatching(/full/) });
    expect((await change(ids[0] ?? '', 'waiting')).status).toBe(422);
    expect(await subjects()).toEqual([]);
  });

  test('a change to a stale version gets 409 and moves nobody', async () => {
    const [first = ''] = ids;
    expect((await change(first, 'cancelled', 7)).json).toMatchObject({
      current: { status: 'enrolled', version: 1 },
    });
    expect(await statuses(waiting)).toEqual(['waiting', 'waiting', 'waiting']);
  });
});

test('a cancelled dancer can be enrolled again while there is a place; an unknown id gets 404', async () => {
  const [id = ''] = await enrolled(1);
  await change(id, 'cancelled');
  expect((await change(id, 'enrolled', 2)).json).toMatchObject({ enrolment: { status: 'enrolled' } });
  expect((await change('no-id', 'cancelled')).status).toBe(404);
});
