import { expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { unknownId } from '#tests/support/call.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { taskDesk } from '#tests/support/steps/tasks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { list, change, changed, confirmed, firstTask } = taskDesk(admin);

test('only staff who may log in can be assigned, and a suspended one loses the open tasks', async () => {
  const { id } = await confirmed(undated);
  const client = await makeUser('client@example.com');
  const bosco = await makeUser('bosco@fts.example', 'ADMIN');
  const head = await makeUser('head@fts.example', 'SUPERADMIN');
  const task = await firstTask();
  for (const assignee of [client.user.id, unknownId])
    expect((await change(task, { assignee })).json).toMatchObject({
      fields: { assignee: expect.any(String) },
    });
  await changed(task, { assignee: bosco.user.id });
  const suspended = await head.call('PUT', `/api/users/${bosco.user.id}`, {
    suspended: true,
    reason: 'Left the studio',
  });
  expect(suspended.status, suspended.text).toBe(200);
  expect((await list()).filter(({ assignee }) => assignee !== null)).toEqual([]);
  const { history } = await deskOf(admin, id).see();
  expect(history[0]).toMatchObject({
    action: 'booking.task-unassigned',
    before: { assignee: bosco.user.name },
    after: { task: 'Prepare', assignee: null },
  });
});

test('a done task keeps the name of someone suspended, and opens again for nobody', async () => {
  const { id } = await confirmed(undated);
  const bosco = await makeUser('bosco@fts.example', 'ADMIN');
  const head = await makeUser('head@fts.example', 'SUPERADMIN');
  const mine = await changed(await firstTask(), { assignee: bosco.user.id });
  await changed(mine, { done: true }, bosco);
  await head.call('PUT', `/api/users/${bosco.user.id}`, { suspended: true, reason: 'Left the studio' });
  const [done] = await list('&done=true');
  if (done === undefined) throw new Error('There is no done task.');
  const { name } = bosco.user;
  expect(done).toMatchObject({ assigneeName: name, doneBy: name });
  expect(await changed(done, { done: false })).toMatchObject({ assignee: null, doneAt: null });
  expect(await list('&assignee=nobody')).toHaveLength(6);
  const { history } = await deskOf(admin, id).see();
  expect(
    history
      .slice(0, 2)
      .map(({ action }) => action)
      .toSorted(),
  ).toEqual(['booking.task-reopened', 'booking.task-unassigned']);
});

test('opening a task again in the moment in which its person is suspended assigns nobody', async () => {
  await confirmed(undated);
  const bosco = await makeUser('bosco@fts.example', 'ADMIN');
  const mine = await changed(await firstTask(), { assignee: bosco.user.id });
  const done = await changed(mine, { done: true });
  const suspends = `update users set suspended_at = now() where id = '${bosco.user.id}'`;
  const [answer] = await inTheMomentOf(environment, [suspends], () => [change(done, { done: false })]);
  expect(answer?.json).toMatchObject({ task: { assignee: null, doneAt: null } });
});

test('a done task of a deleted account opens again for nobody', async () => {
  await confirmed(undated);
  const bosco = await makeUser('bosco@fts.example', 'ADMIN');
  const mine = await changed(await firstTask(), { assignee: bosco.user.id });
  await changed(mine, { done: true }, bosco);
  await environment.sql('delete from users where id = $1', [bosco.user.id]);
  const [done] = await list('&done=true');
  if (done === undefined) throw new Error('There is no done task.');
  expect(done).toMatchObject({ assigneeName: null, doneBy: null });
  expect(await changed(done, { done: false })).toMatchObject({ assignee: null, doneAt: null });
});

test('assigning a task in the moment in which its person is suspended is refused', async () => {
  await confirmed(undated);
  const bosco = await makeUser('bosco@fts.example', 'ADMIN');
  const task = await firstTask();
  const suspends = `update users set suspended_at = now() where id = '${bosco.user.id}'`;
  const [answer] = await inTheMomentOf(environment, [suspends], () => [
    change(task, { assignee: bosco.user.id }),
  ]);
  expect([answer?.status, answer?.json]).toMatchObject([422, { fields: { assignee: expect.any(String) } }]);
  expect(await firstTask()).toMatchObject({ assignee: null });
});
