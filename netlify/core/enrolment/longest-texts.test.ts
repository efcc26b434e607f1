import { expect, test } from 'vitest';
import { gsmLength, longestText, toGsm } from '#src/domain/sms/gsm.ts';
import { bookingReceivedText, type NextStep } from '../booking/book-now/booking-mails.ts';
import { bookingCancelledText } from '../booking/change/cancel-mails.ts';
import { bookingConfirmedText, locationText } from '../booking/change/confirm-mails.ts';
import { bookingMovedText, type DatedBooking, hourText } from '../booking/change/move-mails.ts';
import { reminderText } from '../booking/my-booking/remind.ts';
import { offerAcceptedText, offerText, offerWithdrawnText } from '../booking/offer/offer-mails.ts';
import { partDueText } from '../booking/plan/part-mails.ts';
import { holdEndsText } from '../booking/slot/hold-mails.ts';
import * as paymentTexts from '../payment/mails/payment-texts.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import { enrolmentCancelledText, enrolmentReceivedText, placeFreeText } from './enrolment-texts.ts';

/** Booking whose words are as long as they can be, the address of the site included. */
const most = 99_999_999;
const link = {
  kind: 'action' as const,
  label: '',
  url: `https://www.ftsstudio-kigali.com/booking#${'a'.repeat(22)}`,
};
const booking = {
  id: crypto.randomUUID(),
  reference: 'FTS-7K3MP-9Q2XT',
  kind: 'session',
  status: 'pending',
  name: 'Ñ'.repeat(100),
  email: '',
  phone: '0788123456',
  eventDate: '2099-09-30',
  startTime: '22:45',
  minutes: 1439,
  heldUntil: new Date('2099-09-27T10:00:00Z'),
  total: most,
  revision: 1,
} as DatedBooking;
const fee = { ...booking, kind: 'fee' as const, eventDate: null, startTime: null, heldUntil: null };
const offer = { id: crypto.randomUUID(), total: most, lastDay: '2099-09-30' };
const payment = { id: 'id', amount: most, requestedAt: null } as Parameters<
  typeof paymentTexts.paymentReturnsText
>[2];
const receipt = { key: 'key', amount: most, method: 'cash', justPaid: true } as const;
const plan = [
  { amount: most, dueDay: '2099-09-20', paid: 0 },
  { amount: most, dueDay: '2099-09-23', paid: 0 },
];
const dancer = {
  id: 'id',
  version: 1,
  name: 'Uwimana Mukamana Jeanne d’Arc Nyiramahirwe',
  className: 'Traditional Rwandan dance and drums for beginners and children',
  registeredAs: null,
  email: '',
  phone: '0788123456',
} as Parameters<typeof placeFreeText>[1];

const enrolled = (waitingNumber: number | null) =>
  ({
    enrolment: { ...dancer, waitingNumber },
    danceClass: { name: dancer.className },
  }) as unknown as Parameters<typeof enrolmentReceivedText>[1];

const steps: NextStep[] = ['approve-prompt', 'wait-for-price', 'paid', 'pay-later'];

const texts: [string, TextMessage[]][] = [
  ...steps.map((next): [string, TextMessage[]] => [
    `received, ${next}`,
    [bookingReceivedText('en', booking, next, plan, link)],
  ]),
  ...(['payment', 'price', 'offer'] as const).map((hold): [string, TextMessage[]] => [
    `hold ends, ${hold}`,
    [holdEndsText(booking, 'key', hold, most, link)],
  ]),
  ['confirmed', [bookingConfirmedText({ booking, plan }, 'key', link)]],
  ['moved', [bookingMovedText(booking, 'client', link)]],
  ['hour', [booking, { ...booking, startTime: null, minutes: null }].map((of) => hourText(of, link))],
  [
    'cancelled',
    [undefined, most].map((exact) =>
      bookingCancelledText({ booking, by: 'studio', comesBack: true, exact }, link),
    ),
  ],
  [
    'part due',
    [true, false].map((isToday) =>
      partDueText({ booking, plan, dueDay: '2099-09-23', isToday, dedupeKey: 'key' }, link),
    ),
  ],
  ['tomorrow', [reminderText(booking, '2099-09-30', link)]],
  ['offer', [offerText(booking, offer, link), offerText(fee, offer, link)]],
  ['withdrawn', [booking, fee].flatMap((of) => offerWithdrawnText(of, offer, link))],
  ['accepted', offerAcceptedText(booking, link)],
  ['location', locationText(booking, link)],
  [
    'paid',
    [true, false].map((isLost) =>
      paymentTexts.paymentConfirmedText('en', { booking, plan, isLost }, receipt, link),
    ),
  ],
  ['payment failed', paymentTexts.paymentFailedText('en', booking, payment, link)],
  ['payment returns', [paymentTexts.paymentReturnsText('en', booking, payment, most, link)]],
  ['refund', [paymentTexts.refundSentText('en', booking, { key: 'key', amount: most }, link)]],
  [
    'correction',
    paymentTexts.reversalText('en', booking, { key: 'key', kind: 'payment', amount: most }, link),
  ],
  ['place free', [placeFreeText('en', dancer)]],
  [
    'enrolled',
    [...enrolmentReceivedText('en', enrolled(null)), ...enrolmentReceivedText('en', enrolled(99))],
  ],
  ['enrolment cancelled', enrolmentCancelledText('en', dancer)],
];

test.each(texts)('the longest text fits one message and keeps its link: %s', (_, written) => {
  expect(written.length).toBeGreaterThan(0);
  for (const { text, subjectId } of written) {
    expect(text).toBe(toGsm(text));
    expect(gsmLength(text), text).toBeLessThanOrEqual(longestText);
    const isOfBooking = subjectId === booking.id;
    expect(text.endsWith(` ${link.url}`), text).toBe(isOfBooking);
  }
});

test('a short text keeps all its sentences', () => {
  const near = { ...link, url: `https://fts.example/booking#${'a'.repeat(22)}` };
  const said = [
    [
      bookingConfirmedText({ booking: { ...booking, startTime: null }, plan }, 'key', near),
      'Booking FTS-7K3MP-9Q2XT is confirmed for 30 Sep 2099. Please pay 99,999,999 RWF by 20 Sep 2099.',
    ],
    [
      bookingConfirmedText(
        { booking, plan: plan.map((part) => ({ ...part, amount: 999_999 })) },
        'key',
        near,
      ),
      'Booking FTS-7K3MP-9Q2XT is confirmed for 30 Sep 2099 at 22:45. Please pay 999,999 RWF by 20 Sep.',
    ],
    [
      hourText({ ...booking, minutes: 120 }, near),
      'Your session FTS-7K3MP-9Q2XT on 30 Sep 2099 starts at 22:45. Length: 2 hours.',
    ],
    [
      reminderText(booking, '2099-09-30', near),
      'Your session FTS-7K3MP-9Q2XT is tomorrow, 30 Sep at 22:45. Cannot come? Please tell us today.',
    ],
  ] as const;
  for (const [{ text }, sentences] of said) expect(text).toBe(`FTS Studio: ${sentences} ${near.url}`);
});
