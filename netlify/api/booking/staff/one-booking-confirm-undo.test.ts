import { expect, test } from 'vitest';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, booked, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { afterUndoTime, bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const confirmationMails = () => mailsTo(environment, 'aline@example.com', 'Your booking');
const outbox = () => environment.sql(`select status from outbox where dedupe_key like 'booking-confirmed:%'`);

async function confirmed(booking: { id: string; reference: string }) {
  const desk = deskOf(admin, booking.id);
  const before = await desk.see();
  const after = bookingIn(await desk.confirm());
  const undo = (version = after.version) =>
    admin.call('DELETE', `/api/bookings/${booking.id}/confirmation?version=${version}`);
  return { ...booking, desk, before, after, undo };
}

test('an undone confirmation sends no email and restores status and hold', async () => {
  const { desk, before, undo, reference } = await confirmed(await booked());
  expect(await confirmationMails()).not.toContainEqual(
    expect.objectContaining({ subject: `Your booking ${reference} is confirmed` }),
  );
  const again = bookingIn(await undo());
  expect(again).toMatchObject({ status: 'pending', slot: before.slot });
  expect(again.slot).not.toBeNull();
  expect(await outbox()).toEqual([]);
  expect(await actsOf(environment, admin)).toMatchObject([
    { action: 'booking.confirmed', after: { status: 'confirmed' } },
    { action: 'booking.confirmation-undone', after: { status: 'pending' } },
  ]);
  await desk.confirm();
  await afterUndoTime(environment);
  expect(
    await mailsTo(environment, 'aline@example.com', `Your booking ${reference} is confirmed`),
  ).toHaveLength(1);
});

test('a confirmation can no longer be undone once its email was sent', async () => {
  const { desk, undo } = await confirmed(await booked());
  await afterUndoTime(environment);
  const { status, json } = await undo();
  expect([status, json]).toEqual([
    409,
    { error: expect.stringContaining('The client has been told'), current: await desk.see() },
  ]);
});

test('undoing a confirmation late gets 409, even if the client has no email address', async () => {
  const booking = await booked();
  await environment.sql(`update bookings set email = '' where id = $1`, [booking.id]);
  const { undo } = await confirmed(booking);
  await environment.sql(`update audit_entries set at = at - interval '1 minute'`);
  expect((await undo()).status).toBe(409);
});

test('a confirmation that is followed by a cancellation sends no email', async () => {
  const { desk, reference } = await confirmed(await booked());
  await desk.cancel();
  await afterUndoTime(environment);
  expect(await mailsTo(environment, 'aline@example.com', `Your booking ${reference} is confirmed`)).toEqual(
    [],
  );
});

type Confirmed = Awaited<ReturnType<typeof confirmed>> & Awaited<ReturnType<typeof bookedWithLink>>;
const meanwhile: [name: string, act: (booking: Confirmed) => Promise<unknown>][] = [
  ['mobile money arrives', ({ transactionRef, total }) => postWebhook(paidEvent(transactionRef, total))],
  ['cash is recorded', ({ desk }) => desk.pay(1000)],
  ['staff move the booking', ({ desk }) => desk.moveTo(workingDay(45))],
  [
    'the client moves the booking',
    ({ token }) => mine('PUT', token, { body: { eventDate: workingDay(45) } }),
  ],
  ['the booking is cancelled', ({ desk }) => desk.cancel()],
];

test.each(meanwhile)('undoing a confirmation gets 409 once %s', async (_, act) => {
  const booking = await bookedWithLink(environment.mailbox);
  const is = { ...booking, ...(await confirmed(booking)) };
  await act(is);
  const then = await is.desk.see();
  const { status, json } = await is.undo();
  expect([status, json]).toEqual([
    409,
    { error: expect.stringContaining('Someone has changed'), current: then },
  ]);
  expect(await is.desk.see()).toEqual(then);
});

test('one of two undos at once succeeds, and a pending booking has nothing to undo', async () => {
  const { undo, desk } = await confirmed(await bookedAndPaid({ eventDate: bookableDay }));
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { version } = await desk.see();
  expect((await undo(version)).status).toBe(409);
});

test('a confirmation is not undone after a payment, even by staff who saw it', async () => {
  const booking = await booked();
  const { undo, desk } = await confirmed(booking);
  await postWebhook(paidEvent(booking.transactionRef, booking.total));
  const { status, json } = await undo((await desk.see()).version);
  expect([status, json]).toMatchObject([409, { error: expect.stringContaining('Money has arrived') }]);
});
