import { expect } from 'vitest';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { TestUser } from '../account.ts';
import { today } from '../days.ts';
import type { Environment } from '../server/environment.ts';

/** What a member of staff of a test does with one booking. */
export function deskOf(staff: TestUser, id: string) {
  const path = `/api/bookings/${id}`;
  const see = async () => bookingIn(await staff.call('GET', path));
  return {
    see,
    /** Calls with the version that is there now, unless the body names one. */
    async act(method: string, rest: string, body: Record<string, unknown> = {}) {
      const { version } = await see();
      return staff.call(method, path + rest, { version, ...body });
    },
  };
}

/** The booking that an answer holds. */
export function bookingIn({ status, json }: { status: number; json: unknown }): StaffBooking {
  expect([status, json]).toEqual([expect.toBeOneOf([200, 201]), { booking: expect.anything() }]);
  return (json as { booking: StaffBooking }).booking;
}

/** Lets the emails leave that wait while a confirmation can be undone. */
export async function afterUndoTime({ sql }: Environment) {
  await sql(`update outbox_mails set due_at = now() where status = 'waiting'`);
  await dispatchMail();
}

/** So many RWF, paid today in cash. */
export const cash = (amount: number) => ({ method: 'cash', amount, date: today() });

/** The id of the newest entry of a kind that stands. */
export const newestEntry = ({ ledger }: StaffBooking, kind: string) =>
  ledger.filter((entry) => entry.kind === kind && !entry.reversed).at(-1)?.id ?? '';
