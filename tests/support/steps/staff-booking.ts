import { expect } from 'vitest';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { makeUser, type TestUser } from '../account.ts';
import { today } from '../days.ts';
import type { Environment } from '../server/environment.ts';

export function deskOf(staff: TestUser, id: string) {
  const path = `/api/bookings/${id}`;
  const see = async () => bookingIn(await staff.call('GET', path));
  const act = async (method: string, rest: string, body: object = {}) => {
    const { version } = await see();
    return staff.call(method, path + rest, { version, ...body });
  };
  const askRefund = (amount: unknown, changes: object = {}) =>
    act('POST', '/refunds', { method: 'cash', date: today(), amount, reason: 'As agreed', ...changes });
  /** Approves the refund that waits. */
  const approve = async (by: TestUser) => {
    const { refundRequest, version } = await see();
    return by.call('POST', `${path}/refund-requests/${refundRequest?.id}/approval`, { version });
  };
  return {
    see,
    act,
    confirm: () => act('PUT', '', { status: 'confirmed' }),
    cancel: (by: 'studio' | 'client' = 'studio') =>
      act('PUT', '', { status: 'cancelled', reason: 'Rain', by }),
    moveTo: (eventDate: unknown) => act('PUT', '/day', { eventDate }),
    offer: (offer: object) => act('POST', '/offer', offer),
    withdraw: async () => act('DELETE', `/offer?version=${(await see()).version}`),
    prompt: (body: object = {}) => act('POST', '/prompt', body),
    /** Records RWF that were paid today, in cash unless `changes` name another method. */
    pay: (amount: number, changes: object = {}) => act('POST', '/payments', { ...cash(amount), ...changes }),
    askRefund,
    approve,
    /** Records RWF that were refunded today; a super admin approves where it is needed. */
    async refund(amount: unknown, changes: object = {}) {
      const asked = await askRefund(amount, changes);
      const { booking } = asked.json as { booking?: StaffBooking };
      if (!booking?.refundRequest) return asked;
      return approve(await makeUser(`${crypto.randomUUID()}@fts.example`, 'SUPERADMIN'));
    },
    undo: async (kind: string, reason = 'A mistake') =>
      act('POST', `/entries/${newestEntry(await see(), kind)}/reversal`, { reason }),
  };
}

export function bookingIn({ status, json }: { status: number; json: unknown }): StaffBooking {
  expect([status, json]).toEqual([expect.toBeOneOf([200, 201]), { booking: expect.anything() }]);
  return (json as { booking: StaffBooking }).booking;
}

/** Makes emails due that wait until a confirmation can no longer be undone. */
export async function afterUndoTime({ sql }: Environment) {
  await sql(`update outbox set due_at = now() where status = 'waiting'`);
  await dispatchMail();
}

export const cash = (amount: number) => ({ method: 'cash', amount, date: today() });

export const newestEntry = ({ ledger }: StaffBooking, kind: string) =>
  ledger.filter((entry) => entry.kind === kind && !entry.reversed).at(-1)?.id ?? '';
