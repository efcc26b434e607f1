import sharp from 'sharp';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { applicationForm, cvFile } from '#tests/support/requests/application-request.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { pdfOf } from '#tests/support/requests/pdf.ts';

/** One kind of call, the nth of which is made anew: nobody sends the same twice. */
export interface LoadCall {
  kind: string;
  path: (n: number) => string;
  send?: (n: number) => RequestInit;
  /** What it is answered when all is well. */
  status: number;
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...afterAMinute, ...headers },
  body: JSON.stringify(body),
});

const email = (n: number) => `load-${n}@example.com`;
const phone = (n: number) => `078${String(n % 100_000).padStart(5, '0')}56`;
const today = todayInKigali(new Date());

/** What visitors do: they read more than they send. */
const read: LoadCall[] = [
  { kind: 'Prices', path: () => '/api/pricing', status: 200 },
  {
    kind: 'Free days',
    path: (n) => `/api/availability?month=${monthOf(addDays(today, n % 300))}`,
    status: 200,
  },
];
const sent: LoadCall[] = [
  {
    kind: 'Booking',
    path: () => '/api/bookings',
    send: (n) =>
      json(bookingRequest({ eventDate: '', email: email(n), phone: phone(n) }), {
        'idempotency-key': crypto.randomUUID(),
      }),
    status: 201,
  },
  {
    kind: 'Message',
    path: () => '/api/contact',
    send: (n) => json(messageRequest({ email: email(n), message: `Message ${n}` })),
    status: 201,
  },
  {
    kind: 'Login with a wrong password',
    path: () => '/api/auth/login',
    send: (n) => json({ email: email(n), password: 'four otters knit' }),
    status: 401,
  },
];
export const visitorCalls: readonly LoadCall[] = [...read, ...read, ...read, ...sent];

const list = (kind: string, path: (n: number) => string): LoadCall => ({ kind, path, status: 200 });

/** What the staff have open. */
export const staffCalls: readonly LoadCall[] = [
  list('Bookings, a page', () => '/api/bookings'),
  list('Bookings by a name', (n) => `/api/bookings?q=${['claudine', 'uwase', 'eric mug'][n % 3]}`),
  list('Messages, a page', () => '/api/messages'),
  list('Payments, a page', () => '/api/payments'),
  list('Overview', () => '/api/overview'),
  list('Calendar, a week', () => `/api/calendar?from=${today}&to=${addDays(today, 6)}`),
  list(
    'Find by a phone number',
    (n) =>
      `/api/find?q=0788${String(n * 2311)
        .slice(-6)
        .padStart(6, '0')}`,
  ),
];

const cv = cvFile(pdfOf(400_000));

/** A CV of 400 kB, from anyone. */
export const cvCalls: readonly LoadCall[] = [
  {
    kind: 'Application with a CV',
    path: () => '/api/applications',
    send: (n) => ({
      method: 'POST',
      headers: afterAMinute,
      body: applicationForm({ email: email(n), cv }),
    }),
    status: 201,
  },
];

/** A picture with noise, 800 kB, from the staff. */
export async function pictureCalls(): Promise<readonly LoadCall[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = await sharp({
    create: { width: 1600, height: 1067, channels: 3, background: '#336699', noise },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  return [
    {
      kind: 'Picture for the gallery',
      path: () => '/api/gallery/files',
      send: () => ({
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
        body: new Uint8Array(picture),
      }),
      status: 201,
    },
  ];
}
