import { monthOf } from '#src/lib/dates/months.ts';
import { call } from '../call.ts';
import { bookableDay } from '../requests/booking-request.ts';
import type { Environment } from '../server/environment.ts';

export function heldSlots(environment: Environment) {
  return {
    endHolds: (id?: string) =>
      environment.sql(
        `update bookings set held_until = now() - interval '1 minute' where held_until is not null and ($1::uuid is null or id = $1)`,
        [id ?? null],
      ),
    /** Hours until a booking's hold expires, to a tenth; null if it cannot expire. */
    hoursHeld: async (id: string) => {
      const [row] = await environment.sql<{ hours: number | null }>(
        `select round(extract(epoch from held_until - now()) / 3600, 1)::float as hours from bookings where id = $1`,
        [id],
      );
      return row?.hours ?? null;
    },
    left: async () => {
      const { json } = await call('GET', `/api/availability?month=${monthOf(bookableDay)}`);
      return (json as { days: { day: string; left: number }[] }).days.find(({ day }) => day === bookableDay)
        ?.left;
    },
  };
}
