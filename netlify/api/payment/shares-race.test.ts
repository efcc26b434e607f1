import { expect, test } from 'vitest';
import { bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { linkIn, payShare, shareArrives } from '#tests/support/steps/shares.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const rounds = 100;
const amount = 30_000;

/** Books 150,000 RWF with four shares of 30,000; cash leaves as much open as `room` of them ask. */
async function fourShares(room: number) {
  const { booking } = await bookedByStaff(admin, undated);
  const desk = deskOf(admin, booking.id);
  const links = [];
  for (const name of ['Jean', 'Rose', 'Paul', 'Grace'])
    links.push(linkIn(await admin.call('POST', `/api/bookings/${booking.id}/shares`, { name, amount })));
  expect((await desk.pay(150_000 - room * amount)).status).toBe(201);
  return { id: booking.id, desk, links };
}

async function sums(id: string) {
  const [row] = await environment.sql<{ asked: number }>(
    `select coalesce(sum(amount) filter (where status in ('pending', 'successful')), 0)::int as asked from payments where booking_id = $1`,
    [id],
  );
  return row?.asked;
}

test(`in ${rounds} races of four shares for the last open amount no franc is asked twice`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const room = 1 + (round % 4);
    const { id, desk, links } = await fourShares(room);
    const answers = await Promise.all(links.map(({ token }) => payShare(token)));
    const asked = answers.filter(({ status }) => status === 201);
    expect([asked.length, answers.length - asked.length], `round ${round}`).toEqual([room, 4 - room]);
    expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([201, 409]))).toBe(true);
    expect(await sums(id)).toBe(room * amount);
    await Promise.all(asked.map((answer) => shareArrives(answer, amount)));
    const { balance, shares } = await desk.see();
    expect(balance).toMatchObject({ charged: 150_000, paid: 150_000, due: 0, surplus: 0 });
    expect(shares.filter(({ state }) => state === 'paid')).toHaveLength(room);
    expect(shares.filter(({ state }) => state === 'not-needed')).toHaveLength(4 - room);
    // The limits per hour are not what this test is about.
    await environment.sql('delete from rate_limits');
  }
}, 900_000);
