import { expect } from 'vitest';
import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import type { TestUser } from '../account.ts';
import type { Answer } from '../call.ts';

/** ISO span on a day in Kigali: `spanOn('2026-12-05', '10:00', '12:00')`; without hours the whole day. */
export function spanOn(day: string, starts?: string, ends?: string): { from: string; to: string } {
  if (starts !== undefined && ends !== undefined)
    return {
      from: new Date(`${day}T${starts}+02:00`).toISOString(),
      to: new Date(`${day}T${ends}+02:00`).toISOString(),
    };
  const span = sessionSpan({ eventDate: day, startTime: null, minutes: null });
  if (span === null) throw new Error('A day has no span.');
  return { from: span.from.toISOString(), to: span.to.toISOString() };
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
