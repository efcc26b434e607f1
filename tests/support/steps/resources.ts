import { expect } from 'vitest';
import { kigaliMoment } from '#src/lib/dates/dates.ts';
import type { TestUser } from '../account.ts';
import type { Answer } from '../call.ts';

/** Returns an ISO span of hours in Kigali, by default the whole day. */
export function spanOn(day: string, starts = '00:00', ends = '24:00'): { from: string; to: string } {
  return { from: kigaliMoment(day, starts).toISOString(), to: kigaliMoment(day, ends).toISOString() };
}

export async function addedResource(staff: TestUser, changes: object = {}): Promise<string> {
  const answer = await staff.call('POST', '/api/resources', { kind: 'camera', name: 'Canon R5', ...changes });
  expect([answer.status, answer.json]).toEqual([201, { resource: expect.anything() }]);
  return (answer.json as { resource: { id: string } }).resource.id;
}

export function assign(
  staff: TestUser,
  booking: string,
  resource: string,
  span: { from: string; to: string },
): Promise<Answer> {
  return staff.call('POST', `/api/bookings/${booking}/assignments`, { resource, ...span });
}
