import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '#src/lib/dates/dates.ts';
import { makeUser } from '#tests/support/account.ts';
import { unknownId } from '#tests/support/call.ts';
import { today } from '#tests/support/days.ts';
import { bookableDay, booked, undated, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { taskDesk } from '#tests/support/steps/tasks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

afterEach(() => vi.useRealTimers());

const { list, change, changed, confirmed, firstTask } = taskDesk(admin);

const titles = ['Prepare', 'Shoot', 'Back up', 'Select', 'Edit', 'Deliver'];
const days = [-2, 0, 0, 1, 2, 3];
const daysFrom = (day: string) => days.map((count) => addDays(day, count));

describe('the tasks of a booking', () => {
  test('a booking gets tasks for each line once it is confirmed, with days from its session', async () => {
    const booking = await booked();
    const desk = deskOf(admin, booking.id);
    expect((await desk.see()).tasks).toEqual([]);
    const { tasks } = bookingIn(await desk.confirm());
    expect(tasks.map(({ title }) => title)).toEqual([...titles, ...titles]);
    expect(tasks.map(({ dueDay }) => dueDay)).toEqual([...daysFrom(bookableDay), ...daysFrom(bookableDay)]);
    expect(await list()).toHaveLength(12);
    await desk.confirm();
    expect(await list()).toHaveLength(12);
  });

  test('ten confirmations at once create each task once', async () => {
    const { id } = await booked();
    const { version } = await deskOf(admin, id).see();
    const confirm = () => admin.call('PUT', `/api/bookings/${id}`, { status: 'confirmed', version });
    await Promise.all(Array.from({ length: 10 }, confirm));
    expect(await list()).toHaveLength(12);
  });

  test('a session without a day has tasks without days, which a first day sets', async () => {
    const { desk, tasks } = await confirmed(undated);
    expect(tasks.map(({ dueDay }) => dueDay)).toEqual(Array(6).fill(null));
    const moved = bookingIn(await desk.moveTo(bookableDay));
    expect(moved.tasks.map(({ dueDay }) => dueDay)).toEqual(daysFrom(bookableDay));
  });

  test('a move takes the days of open tasks that nobody changed with it', async () => {
    const { desk } = await confirmed(undated);
    await desk.moveTo(bookableDay);
    const [prepare, shoot] = await list();
    if (prepare === undefined || shoot === undefined) throw new Error('There are no tasks.');
    await change(prepare, { done: true });
    const kept = addDays(bookableDay, 1);
    await change(shoot, { dueDay: kept });
    const later = workingDay(60);
    const { tasks } = bookingIn(await desk.moveTo(later));
    const [, , ...others] = daysFrom(later);
    expect(tasks.map(({ dueDay }) => dueDay)).toEqual([addDays(bookableDay, -2), kept, ...others]);
  });

  test('undoing a confirmation hides its tasks, and confirming again brings them back', async () => {
    const { id, desk } = await confirmed(undated);
    const { version } = await desk.see();
    const undone = await admin.call('DELETE', `/api/bookings/${id}/confirmation?version=${version}`);
    expect(bookingIn(undone).tasks).toEqual([]);
    expect(await list()).toEqual([]);
    expect(bookingIn(await desk.confirm()).tasks).toHaveLength(6);
  });

  test('a cancelled booking keeps its done tasks only', async () => {
    const { desk } = await confirmed(undated);
    await change(await firstTask(), { done: true });
    const { tasks } = bookingIn(await desk.cancel());
    expect(tasks.map(({ title }) => title)).toEqual(['Prepare']);
    expect(await list()).toEqual([]);
  });

  test('a changed line keeps its tasks, an added one gets its own, a removed one takes them', async () => {
    const { desk, tasks } = await confirmed();
    const [portrait] = tasks;
    if (portrait === undefined) throw new Error('There are no tasks.');
    await change(portrait, { done: true });
    const items = [
      { sku: 'sessions/editing/photo/basic', quantity: 1 },
      { sku: 'sessions/photography/2h/basic', quantity: 2, options: { package: 'portrait' } },
    ];
    const now = bookingIn(await desk.act('PUT', '/lines', { items, totalAmount: 350_000 }));
    expect(now.tasks.map(({ title }) => title)).toEqual(['Collect the files', 'Edit', 'Deliver', ...titles]);
    expect(now.tasks[3]).toMatchObject({ id: portrait.id, doneAt: expect.any(String) });
  });
});

describe('the list of tasks', () => {
  test('the list shows open tasks by due day, the first of them late, with stage and client', async () => {
    const { reference } = await confirmed(undated);
    const [first, second] = await list();
    if (first === undefined || second === undefined) throw new Error('There are no tasks.');
    await change(second, { dueDay: addDays(today(), -1) });
    const [late, ...others] = await list();
    expect(late).toMatchObject({
      id: second.id,
      booking: reference,
      confirmed: true,
      client: 'Aline Uwase',
      stage: 'Prepare',
      line: expect.stringContaining('photography'),
      doneBy: null,
    });
    expect(others).toHaveLength(5);
    expect((await list('&late=true')).map(({ id }) => id)).toEqual([second.id]);
    expect((await list(`&id=${second.id}`)).map(({ id }) => id)).toEqual([second.id]);
  });

  test('a task becomes late at midnight in Kigali', async () => {
    await confirmed(undated);
    const task = await firstTask();
    const dueDay = today();
    await change(task, { dueDay });
    await environment.sql(`update sessions set expires_at = expires_at + interval '2 days'`);
    const at = async (time: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
      return [(await list('&due=today')).length, (await list('&late=true')).length];
    };
    expect(await at(`${dueDay}T23:59:00+02:00`)).toEqual([1, 0]);
    expect(await at(`${addDays(dueDay, 1)}T00:01:00+02:00`)).toEqual([0, 1]);
  });

  test('my tasks are those assigned to me, and nobody’s are found too', async () => {
    await confirmed(undated);
    const bosco = await makeUser('bosco@fts.example', 'ADMIN');
    const task = await firstTask();
    const assigned = await changed(task, { assignee: bosco.user.id });
    expect(assigned).toMatchObject({ assignee: bosco.user.id, assigneeName: bosco.user.name });
    expect((await list('&mine=true', bosco)).map(({ id }) => id)).toEqual([task.id]);
    expect(await list('&mine=true')).toEqual([]);
    expect(await list(`&assignee=${bosco.user.id}`)).toHaveLength(1);
    expect(await list('&assignee=nobody')).toHaveLength(5);
  });

  test('tasks are found by client and by reference, and their file has the same ones', async () => {
    const { reference } = await confirmed(undated);
    for (const q of ['uwase', reference, '0788123456']) expect(await list(`&q=${q}`), q).toHaveLength(6);
    expect(await list('&q=nobody')).toEqual([]);
    const { text } = await admin.call('GET', `/api/tasks.csv?q=${reference}`);
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('Task,Line,Booking,Client,Stage,Due,Assigned to,Done,Done by');
    expect(lines).toHaveLength(6);
  });
});

describe('a change of a task', () => {
  test('a tick says who did it, moves the stage, and is undone by reopening', async () => {
    const { id } = await confirmed(undated);
    const task = await firstTask();
    const done = await changed(task, { done: true });
    expect(done).toMatchObject({ doneAt: expect.any(String), doneBy: admin.user.name, stage: 'Shoot' });
    expect(await list()).toHaveLength(5);
    expect((await list('&done=true')).map((row) => row.id)).toEqual([task.id]);
    expect(await changed(done, { done: false })).toMatchObject({
      doneAt: null,
      doneBy: null,
      stage: 'Prepare',
    });
    const acts = (await actsOf(environment, admin)).filter(({ action }) => action.includes('task'));
    expect(acts).toEqual([
      { action: 'booking.task-done', before: null, after: { task: 'Prepare' } },
      { action: 'booking.task-reopened', before: null, after: { task: 'Prepare' } },
    ]);
    const { history } = await deskOf(admin, id).see();
    expect(history[0]).toMatchObject({ action: 'booking.task-reopened', actor: admin.user.name });
  });

  test('of two ticks at once one succeeds, and the other gets 409 with the done task', async () => {
    await confirmed(undated);
    const task = await firstTask();
    const answers = await Promise.all([change(task, { done: true }), change(task, { done: true })]);
    const [good, stale] = answers.toSorted((one, other) => one.status - other.status);
    expect([good?.status, stale?.status]).toEqual([200, 409]);
    expect(good?.json).toMatchObject({ task: { id: task.id, doneAt: expect.any(String) } });
    expect(stale?.json).toMatchObject({ error: expect.any(String), current: (await list('&done=true'))[0] });
  });

  test('a task that has gone gets 404, and a change of nothing 422', async () => {
    const { desk } = await confirmed(undated);
    const task = await firstTask();
    expect((await change(task, {})).status).toBe(422);
    for (const dueDay of ['2026-02-30', '1999-12-31', '2100-01-01'])
      expect((await change(task, { dueDay })).status, dueDay).toBe(422);
    await desk.cancel();
    for (const id of [task.id, unknownId, 'first'])
      expect((await change({ id, version: 1 }, { done: true })).status).toBe(404);
  });

  test('a done task of a booking that is no longer confirmed is not changed', async () => {
    const refused = async (word: string) => {
      const [task] = await list('&done=true');
      if (task === undefined) throw new Error('There is no done task.');
      expect(task.confirmed).toBe(false);
      const changes = [{ done: false }, { dueDay: today() }, { assignee: admin.user.id }];
      for (const answer of await Promise.all(changes.map((one) => change(task, one))))
        expect([answer.status, answer.json]).toEqual([
          409,
          { error: expect.stringContaining(word), current: task },
        ]);
    };
    const { id, desk } = await confirmed(undated);
    await change(await firstTask(), { done: true });
    const { version } = await desk.see();
    await admin.call('DELETE', `/api/bookings/${id}/confirmation?version=${version}`);
    await refused('not confirmed');
    await desk.confirm();
    await desk.cancel();
    await refused('cancelled');
  });
});
