import { todayInKigali } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { bookingRequest, newPhone } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';

/** A call that the site lives from. */
export interface MainCall {
  what: string;
  path: string;
  /** What it is answered when all is well. */
  status: number;
  /** Who asks. */
  headers?: Record<string, string>;
  /** What is sent, made anew each time: nobody books the same twice. */
  body?: () => object;
  /** So often may it wait for the database, one time after the other. */
  mostTrips?: number;
}

const list = { status: 200, mostTrips: 3 };

/** What visitors ask for most. */
export const visitorCalls: readonly MainCall[] = [
  { what: 'Prices', path: '/api/pricing', ...list },
  { what: 'Free days', path: `/api/availability?month=${monthOf(todayInKigali(new Date()))}`, ...list },
  {
    what: 'Booking',
    path: '/api/bookings',
    status: 201,
    body: () =>
      bookingRequest({ eventDate: '', email: `${crypto.randomUUID()}@example.com`, phone: newPhone() }),
    mostTrips: 8,
  },
];

/** What a client asks for who has the link to a booking. */
export const clientCalls = (key: string): MainCall[] => [
  {
    what: 'A client’s booking',
    path: '/api/bookings/mine',
    status: 200,
    headers: { authorization: `Booking ${key}` },
  },
];

/** What the staff ask for most. */
export function staffCalls(token: string): MainCall[] {
  const headers = { authorization: `Bearer ${token}` };
  return [
    { what: 'List of bookings', path: '/api/bookings', headers, ...list },
    { what: 'Bookings by a name', path: '/api/bookings?q=claudine', headers, ...list },
    { what: 'List of payments', path: '/api/payments', headers, ...list },
    { what: 'List of messages', path: '/api/messages', headers, ...list },
    { what: 'Overview', path: '/api/overview', headers, status: 200 },
  ];
}

let made = 0;

/** The call as a request, and the network it comes from: each from one of its own, so that the limits have no part in this. */
export function requestOf({ path, headers, body }: MainCall): { request: RequestParts; address: string } {
  made += 1;
  const address = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
  if (body === undefined) return { address, request: { path, method: 'GET', headers: { ...headers } } };
  const sent = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...afterAMinute,
  };
  return {
    address,
    request: { path, method: 'POST', headers: { ...sent, ...headers }, body: JSON.stringify(body()) },
  };
}

/** What a request is made of. */
interface RequestParts {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}
