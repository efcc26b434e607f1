import { describe, expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { capacityOn } from '#src/domain/availability/calendar.ts';
import { advisoryLocks } from '#tests/support/locks.ts';
import { book, bookableDay, bookingRequest, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const slots = capacityOn(baseCalendar.capacity, bookableDay);
const free = 5;
const many = 200;

describe.each(['server', 'serverless'] as const)('the last slots of a day, driver %s', (driver) => {
  const environment = setUpEnvironment({ driver });

  const bookEveryone = (days: string[]) =>
    Promise.all(
      days.map((eventDate, index) => {
        const request = bookingRequest({ eventDate, email: `client-${index}@example.com` });
        return bookPatiently(request, `10.0.0.${index + 1}`);
      }),
    );

  async function bookPatiently(request: ReturnType<typeof bookingRequest>, address: string) {
    const key = crypto.randomUUID();
    let answer = await book(request, key, address);
    while (answer.status === 503) answer = await book(request, key, address);
    return answer;
  }

  test(`exactly ${free} of ${many} simultaneous bookings get the last slots, and the rest get 422`, async () => {
    await bookEveryone(Array(slots - free).fill(bookableDay));
    const answers = await bookEveryone(Array(many).fill(bookableDay));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(free);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(many - free);
    for (const { json } of refused)
      expect(json).toEqual({
        error: expect.any(String),
        fields: {
          eventDate: expect.stringMatching(/is fully booked\. Please choose another date: .+ are free\.$/),
        },
      });
    expect(await environment.sql('select id from bookings')).toHaveLength(slots);
    expect(await advisoryLocks(environment)).toEqual([]);
    if (driver === 'serverless') expect(environment.neonSessions()).toBeGreaterThan(0);
  }, 60_000);

  test('simultaneous bookings of several days all succeed', async () => {
    const days = [40, 50, 60].map(workingDay);
    const answers = await bookEveryone([...days, ...days, ...days]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201));
    expect(await advisoryLocks(environment)).toEqual([]);
  });
});
