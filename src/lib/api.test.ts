import { afterEach, expect, it, vi } from 'vitest';
import type { SuccessBody } from './answer.ts';
import { api } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type PaymentStatus = SuccessBody<Awaited<ReturnType<(typeof api.payments.status)[':reference']['$get']>>>;

it('reading an unknown field or omitting a required one fails the type check', () => {
  const read = ({ transaction }: PaymentStatus) => [
    transaction.requested,
    transaction.reason,
    // @ts-expect-error The server calls it `reason`.
    transaction.why,
  ];
  // @ts-expect-error The server takes an `email` as well.
  const forgetsTheEmail = () => api.auth.forgot.$post({ json: {} });
  const transaction = {
    status: 'failed',
    reference: 'r',
    amount: 100,
    requested: true,
    reason: 'No.',
  } as const;
  const booking = {
    reference: 'FTS-AAAAA-BBBBB',
    kind: 'session',
    canRetry: true,
    next: 0,
    needsDay: false,
    needsHour: false,
    answersBy: 'email',
  } as const;
  expect(read({ success: true, transaction, booking, phone: '' })).toEqual([true, 'No.', undefined]);
  expect(forgetsTheEmail).toBeTypeOf('function');
});

it('a request names the language of its page', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  await api.bookings.mine.$get({ header: { authorization: 'Booking x' } });
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect([headers.get('accept-language'), headers.get('authorization')]).toEqual(['fr', 'Booking x']);
});
