import { offerSlots } from '#netlify/core/waiting-list/offer-slots.ts';
import { addDays, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import { call } from '../call.ts';
import { bookableDay, newPhone, undated } from '../requests/booking-request.ts';
import type { Environment } from '../server/environment.ts';
import { everyDayTakes } from './studio-calendar.ts';

/** Returns a moment of tomorrow in Kigali: holds made then have not expired for the database. */
export const tomorrowAt = (time: string) => kigaliMoment(addDays(todayInKigali(new Date()), 1), time);

export function wish(changes: Record<string, unknown> = {}) {
  return { day: bookableDay, items: undated.items, name: 'Bosco Mugisha', phone: newPhone(), ...changes };
}

export function join(
  body: unknown = wish(),
  key: string = crypto.randomUUID(),
  address = `10.9.${Math.floor(Math.random() * 250)}.1`,
) {
  return call('POST', '/api/waiting-list', { body, headers: { 'idempotency-key': key }, address });
}

export async function joined(changes: Record<string, unknown> = {}) {
  const body = wish(changes);
  const answer = await join(body);
  if (answer.status !== 201) throw new Error(`The wish was answered ${answer.status}: ${answer.text}`);
  return body;
}

export const place = (method: 'GET' | 'DELETE', token: string) =>
  call(method, '/api/waiting-list/mine', { headers: { authorization: `Waiting ${token}` } });

/** Steps of tests with a day of one slot, for which clients wait. */
export function waitingDay(environment: Environment) {
  return {
    oneSlot: () => everyDayTakes(environment, 1),
    /** Fills a day with a confirmed booking, and returns how to free it. */
    fill: async (day = bookableDay) => {
      const [row] = await environment.sql<{ id: string }>(
        `insert into bookings (reference, name, email, phone, event_date, status, location, message, total)
         values ('FTS-' || substr(md5(random()::text), 1, 5) || '-FULL1', 'Full', '', '', $1, 'confirmed', '', '', 0) returning id`,
        [day],
      );
      return () => environment.sql(`update bookings set status = 'cancelled' where id = $1`, [row?.id ?? '']);
    },
    offer: (time = '10:00') => offerSlots(tomorrowAt(time)),
    offered: () =>
      environment.sql<{ name: string; held: string; status: string; total: number; reference: string }>(
        `select name, to_char(held_until at time zone 'Africa/Kigali', 'HH24:MI') as held, status, total::int, reference
         from bookings where source = 'waiting-list' order by created_at`,
      ),
    waiting: () =>
      environment.sql<{ name: string; state: string }>(
        `select name, case when offered_at is not null then 'offered' when left_at is not null then 'left' else 'waiting' end as state
         from waiting_list order by created_at`,
      ),
  };
}
