import * as z from 'zod/mini';
import { studioCalendar } from '#src/features/availability/published-calendar.ts';
import { maxCapacity, wrongCapacity } from '#src/features/staff/days/capacity.ts';
import type { SignedIn } from '../account/sessions.ts';
import type { Database, Transaction } from '../database.ts';
import { readFields } from '../read-fields.ts';
import { changeSetting, readSetting } from '../setting/setting.ts';

const capacitySchema = z.object({
  capacity: z.int(wrongCapacity).check(z.gte(1, wrongCapacity), z.lte(maxCapacity, wrongCapacity)),
});
export type CapacityRequest = z.input<typeof capacitySchema>;

/**
 * How many bookings a day takes: what the staff set, else what the calendar says. Nothing else decides it. More bookings
 * than that, made before it was lowered, stay.
 */
export async function dayCapacity(connection: Transaction | Database): Promise<number> {
  return (await readSetting(connection, 'capacity')) ?? studioCalendar.capacity;
}

/** Sets how many bookings a day takes, from the next booking on. Throws ProblemError 400 or 422. */
export async function changeCapacity(me: SignedIn, body: unknown): Promise<number> {
  const { capacity } = readFields(capacitySchema, body);
  await changeSetting(me, 'capacity', capacity, { field: 'capacity', read: dayCapacity });
  return capacity;
}
