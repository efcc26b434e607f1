import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { bookingRequest, undated } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';

/** API call; each request differs from the others, because nobody sends the same twice. */
export interface BenchCall {
  what: string;
  path: (n: number) => string;
  send?: (n: number) => RequestInit;
  status: number;
}

const today = todayInKigali(new Date());

export const get = (what: string, path: string | ((n: number) => string)): BenchCall => ({
  what,
  path: typeof path === 'string' ? () => path : path,
  status: 200,
});

export function post(what: string, path: string, status: number, body: (n: number) => object): BenchCall {
  const send = (n: number): RequestInit => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...afterAMinute,
    },
    body: JSON.stringify(body(n)),
  });
  return { what, path: () => path, status, send };
}

export const emailOf = (n: number) => `bench-${n}@example.com`;
const phoneOf = (n: number) => `078${String(n % 100_000).padStart(5, '0')}56`;

export const reads = [
  get('Prices', '/api/pricing'),
  get('Free days', (n) => `/api/availability?month=${monthOf(addDays(today, n % 300))}`),
];
export const booking = post('Booking', '/api/bookings', 201, (n) =>
  bookingRequest({ ...undated, email: emailOf(n), phone: phoneOf(n) }),
);

const names = ['claudine', 'uwase', 'eric mug', 'grace keza'];
const number = (n: number) => `0788${String((n * 2311) % 1_000_000).padStart(6, '0')}`;

export const calendarOf = (days: number, path = '/api/calendar') =>
  `${path}?from=${today}&to=${addDays(today, days - 1)}`;

export const staffReads = [
  get('List of bookings', '/api/bookings'),
  get('Bookings by a name', (n) => `/api/bookings?q=${names[n % names.length]}`),
  get('List of payments', '/api/payments'),
  get('List of messages', '/api/messages'),
  get('Overview', '/api/overview'),
  get('Waiting work', '/api/overview/waiting'),
  get('Calendar, a week', calendarOf(7)),
  get('Find by a phone number', (n) => `/api/find?q=${number(n)}`),
];

let made = 0;

/** Builds the next request of a call, from a new IP address to avoid rate limits. */
export function nextRequest({ path, send }: BenchCall, more: Record<string, string> = {}) {
  made += 1;
  const { headers, ...request } = send?.(made) ?? {};
  const address = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
  return { path: path(made), address, init: { ...request, headers: { ...(headers as object), ...more } } };
}
