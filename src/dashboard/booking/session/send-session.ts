import { accountApi } from '#src/components/account/session/account-api.ts';
import type { SessionHour } from '#src/domain/booking/day/session-time.ts';
import type { SessionRequest } from '#src/domain/booking/staff/staff-requests.ts';
import { answerTo } from '#src/lib/answer.ts';

const { session } = accountApi.bookings[':id'];

/** Sends a day with an hour, or with none for the whole day. */
export function sendSession(id: string, day: string, hour: SessionHour, version: number) {
  const json = toSessionRequest(day, hour, version);
  return answerTo((init) => session.$put({ param: { id }, json }, { init }));
}

export function toSessionRequest(
  eventDate: string,
  { startTime, minutes }: SessionHour,
  version: number,
): SessionRequest {
  if (startTime === null || minutes === null) return { startsAt: null, minutes: null, eventDate, version };
  return { startsAt: `${eventDate}T${startTime}:00+02:00`, minutes, version };
}
