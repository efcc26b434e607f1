import { describe, expect, test } from 'vitest';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookByStaff, bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { booked, newPhone, workingDay } from '#tests/support/requests/booking-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';
import { joined, waitingDay } from '#tests/support/steps/waiting.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { oneSlot, fill, offer, offered } = waitingDay(environment);

async function clientOf(bookingId: string) {
  const [row] = await environment.sql<{ client: string }>(
    'select coalesce(c.merged_into, c.id) as client from bookings b join clients c on c.id = b.client_id where b.id = $1',
    [bookingId],
  );
  return row?.client;
}

describe('a known client', () => {
  test('a known client is booked with name, phone and email as known', async () => {
    const { id } = await booked({ phone: '0788111222', email: 'Aline@example.com' });
    const client = { id: (await clientOf(id)) ?? '' };
    const { booking } = await bookedByStaff(admin, { client });
    const seen = await deskOf(admin, booking.id).see();
    expect(seen).toMatchObject({ name: 'Aline Uwase', phone: '0788111222', email: 'aline@example.com' });
    expect(await clientOf(booking.id)).toBe(client.id);
  });

  test('a known client keeps what is given for this booking, and gets the new number as a key', async () => {
    const { id } = await booked({ phone: '0788111222' });
    const client = await clientOf(id);
    const given = { id: client ?? '', phone: '+250 788 333 444', email: 'other@example.com' };
    const { booking } = await bookedByStaff(admin, { client: given });
    expect(await deskOf(admin, booking.id).see()).toMatchObject({
      phone: '0788333444',
      email: 'other@example.com',
    });
    expect(
      await environment.sql(`select value from client_keys where client_id = $1 order by value`, [client]),
    ).toEqual(
      ['0788111222', '0788333444', 'aline@example.com', 'other@example.com'].map((value) => ({ value })),
    );
  });

  test('a known client is not booked with an email that a stranger typed next to their phone', async () => {
    const { id } = await booked({ phone: '0788111222', email: '' });
    const client = { id: (await clientOf(id)) ?? '' };
    await sendMessage({ phone: '0788111222', email: 'a-stranger@example.com' });
    const { booking } = await bookedByStaff(admin, { client });
    expect(await deskOf(admin, booking.id).see()).toMatchObject({ phone: '0788111222', email: '' });
  });

  test('a known client is not booked with an email that a stranger gave to the waiting list', async () => {
    const { id } = await booked({ phone: '0788111222', email: '', eventDate: workingDay(40) });
    const client = { id: (await clientOf(id)) ?? '' };
    await oneSlot();
    const free = await fill();
    await joined({ phone: '0788111222', email: 'a-stranger@example.com' });
    await free();
    await offer();
    expect(await offered()).toHaveLength(1);
    const { booking } = await bookedByStaff(admin, { client, eventDate: workingDay(41) });
    expect(await deskOf(admin, booking.id).see()).toMatchObject({ phone: '0788111222', email: '' });
  });

  test('a known client is booked with their first phone, not one that a stranger added', async () => {
    const { id } = await booked({ phone: '0788111222', email: 'aline@example.com' });
    const client = { id: (await clientOf(id)) ?? '' };
    await sendMessage({ phone: '0781000000', email: 'aline@example.com' });
    const { booking } = await bookedByStaff(admin, { client });
    expect(await deskOf(admin, booking.id).see()).toMatchObject({ phone: '0788111222' });
  });

  test('a known client gets nothing at an address that staff took out of the form', async () => {
    const { id } = await booked({ phone: '0788111222', email: 'aline@example.com' });
    const client = { id: (await clientOf(id)) ?? '', phone: '0788111222', email: '' };
    const { booking } = await bookedByStaff(admin, { client });
    expect(await deskOf(admin, booking.id).see()).toMatchObject({ phone: '0788111222', email: '' });
    const subject = `We received your booking ${booking.reference}`;
    expect(await mailsTo(environment, 'aline@example.com', subject)).toEqual([]);
  });

  test('a merged client is booked as the one it was merged into', async () => {
    const [first, second] = [
      await booked({ phone: '0788111222' }),
      await booked({ phone: '0788333444', email: 'b@example.com' }),
    ];
    const [into, merged] = [await clientOf(first.id), await clientOf(second.id)];
    await environment.sql('update clients set merged_into = $1 where id = $2', [into, merged]);
    const { booking } = await bookedByStaff(admin, { client: { id: merged ?? '' } });
    const [row] = await environment.sql('select client_id, phone from bookings where id = $1', [booking.id]);
    expect(row).toEqual({ client_id: into, phone: '0788111222' });
  });

  test('a client who is erased meanwhile is refused', async () => {
    const { id } = await booked({ phone: '0788111222' });
    const client = { id: (await clientOf(id)) ?? '' };
    const erasing = [`delete from clients where id = '${client.id}'`];
    const [answer] = await inTheMomentOf(environment, erasing, () => [bookByStaff(admin, { client })]);
    expect([answer?.status, answer?.json]).toMatchObject([
      422,
      { fields: { 'client.id': 'We cannot find this client.' } },
    ]);
  });

  test('a client is found by a number in any writing', async () => {
    const { id } = await booked({ phone: '0788111222' });
    const { booking } = await bookedByStaff(admin, {
      client: { name: 'A. Uwase', phone: '(+250) 788-111-222' },
    });
    expect(await clientOf(booking.id)).toBe(await clientOf(id));
  });
});

test('fifty simultaneous bookings by staff of one new phone make one client', async () => {
  await everyDayTakes(environment, 60);
  const client = { name: 'Bosco', phone: newPhone() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      bookPatiently({ client, eventDate: n % 2 ? workingDay(40) : '', payment: 'later' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect(await environment.sql('select count(distinct client_id)::int as clients from bookings')).toEqual([
    { clients: 1 },
  ]);
  expect(await environment.sql('select name from clients')).toEqual([{ name: 'Bosco' }]);
}, 60_000);

async function bookPatiently(changes: Parameters<typeof bookByStaff>[1], key: string = crypto.randomUUID()) {
  let answer = await bookByStaff(admin, changes, key);
  while (answer.status === 503) answer = await bookByStaff(admin, changes, key);
  return answer;
}

test('a note is kept for staff, by its author', async () => {
  const { booking } = await bookedByStaff(admin, { note: 'Speaks French.' });
  const { notes, message } = await deskOf(admin, booking.id).see();
  expect(notes).toMatchObject([{ text: 'Speaks French.', own: true, first: false }]);
  expect(message).toBe('');
});

describe('a message', () => {
  async function written(): Promise<string> {
    await sendMessage();
    const [row] = await environment.sql<{ id: string }>(
      'select id from messages order by created_at desc limit 1',
    );
    return row?.id ?? '';
  }

  test('a message is answered by the booking made from it, and linked to it', async () => {
    const messageId = await written();
    const { booking } = await bookedByStaff(admin, { messageId });
    expect(await environment.sql('select status, booking_id from messages')).toEqual([
      { status: 'answered', booking_id: booking.id },
    ]);
    expect(await actsOf(environment, admin)).toContainEqual({
      action: 'message.booked',
      before: { status: 'open' },
      after: { status: 'answered', reference: booking.reference },
    });
  });

  test('makes one booking when two staff book from it at once', async () => {
    const messageId = await written();
    const answers = await Promise.all([1, 2].map(() => bookByStaff(admin, { messageId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await environment.sql('select id from bookings')).toHaveLength(1);
  });
});
