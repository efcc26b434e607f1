import { expect, test } from 'vitest';
import { advisoryLocks } from '#tests/support/locks.ts';
import {
  book,
  bookingRequest,
  newPhone,
  undated,
  workingDay,
} from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { joined, waitingDay } from '#tests/support/steps/waiting.ts';

const environment = setUpEnvironment();
const { oneSlot, fill, offer } = waitingDay(environment);

const rounds = 100;

test(`${rounds} freed slots with three who wait and a visitor each become exactly one booking`, async () => {
  await oneSlot();
  const winners = { waited: 0, visitor: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const day = workingDay(30 + round * 3);
    await environment.sql('delete from waiting_list');
    await environment.sql('delete from rate_limits');
    const free = await fill(day);
    for (const name of ['Aline', 'Bosco', 'Chantal']) await joined({ name, day });
    await free();
    const phone = newPhone();
    const request = bookingRequest({ ...undated, eventDate: day, phone, email: '' });
    const [visitor] = await Promise.all([
      book(request, undefined, `10.3.${round}.1`),
      offer(),
      offer(),
      offer(),
      offer(),
    ]);
    const made = await environment.sql<{ name: string; source: string }>(
      `select name, source from bookings where event_date = $1 and status <> 'cancelled'`,
      [day],
    );
    expect(made, day).toHaveLength(1);
    const isVisitor = made[0]?.source === 'site';
    expect(visitor?.status).toBe(isVisitor ? 201 : 422);
    if (!isVisitor) expect(made[0]?.name).toBe('Aline');
    expect(await environment.sql('select id from waiting_list where offered_at is not null')).toHaveLength(
      isVisitor ? 0 : 1,
    );
    winners[isVisitor ? 'visitor' : 'waited'] += 1;
  }
  expect(await advisoryLocks(environment)).toEqual([]);
  expect(winners.waited + winners.visitor).toBe(rounds);
}, 240_000);
