import { expect } from 'vitest';
import type { TaskRow } from '#src/domain/task/task-list.ts';
import type { TaskChange } from '#src/domain/task/task-requests.ts';
import type { TestUser } from '../account.ts';
import { itemsIn } from '../call.ts';
import { booked } from '../requests/booking-request.ts';
import { bookingIn, deskOf } from './staff-booking.ts';

/** Steps of staff with the tasks of bookings. */
export function taskDesk(admin: TestUser) {
  const list = async (query = '', who = admin) =>
    itemsIn<TaskRow>(await who.call('GET', `/api/tasks?limit=100${query}`));
  const change = (
    { id, version }: Pick<TaskRow, 'id' | 'version'>,
    changes: Partial<TaskChange>,
    who = admin,
  ) => who.call('PUT', `/api/tasks/${id}`, { version, ...changes });
  return {
    list,
    change,
    async changed(...args: Parameters<typeof change>): Promise<TaskRow> {
      const { status, json } = await change(...args);
      expect([status, json]).toEqual([200, { task: expect.anything() }]);
      return (json as { task: TaskRow }).task;
    },
    /** Books two lines of photography and confirms them. */
    async confirmed(...args: Parameters<typeof booked>) {
      const booking = await booked(...args);
      const desk = deskOf(admin, booking.id);
      const { tasks } = bookingIn(await desk.confirm());
      return { ...booking, desk, tasks };
    },
    async firstTask(): Promise<TaskRow> {
      const [task] = await list();
      if (task === undefined) throw new Error('There are no tasks.');
      return task;
    },
  };
}
