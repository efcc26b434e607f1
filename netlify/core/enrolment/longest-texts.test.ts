import { expect, test } from 'vitest';
import { gsmLength, longestText, toGsm } from '#src/domain/sms/gsm.ts';
import { addressIn, type Language, languages } from '#src/lib/words/languages.ts';
import { bookingReceivedText, type NextStep } from '../booking/book-now/booking-mails.ts';
import { bookingCancelledText } from '../booking/change/cancel-mails.ts';
import { bookingConfirmedText, locationText } from '../booking/change/confirm-mails.ts';
import { bookingMovedText, type DatedBooking, hourText } from '../booking/change/move-mails.ts';
import { reminderText } from '../booking/my-booking/remind.ts';
import { offerAcceptedText, offerText, offerWithdrawnText } from '../booking/offer/offer-mails.ts';
import { partDueText } from '../booking/plan/part-mails.ts';
import { holdEndsText } from '../booking/slot/hold-mails.ts';
import * as paymentTexts from '../payment/mails/payment-texts.ts';
import { type PaidShare, shareConfirmedText } from '../payment/share/share-messages.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import { enrolmentCancelledText, enrolmentReceivedText, placeFreeText } from './enrolment-texts.ts';

const most = 99_999_999;
const linkIn = (language: Language) => ({
  kind: 'action' as const,
  label: '',
  url: `https://www.ftsstudio-kigali.com${addressIn(language, '/booking')}#${'a'.repeat(22)}`,
});
/** Booking whose words are as long as they can be, the address of the site included. */
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
const offer = { id: crypto.randomUUID(), total: most, lastDay: '2099-09-30' };
const payment = { id: 'id', amount: most, requestedAt: null } as Parameters<
  typeof paymentTexts.paymentReturnsText
>[2];
const receipt = { key: 'key', amount: most, method: 'cash', justPaid: true } as const;
/** A relative's payment for every service at once. */
const paidShare = {
  share: { id: 'share' },
  payment: { ...payment, phone: '0788123456' },
  occasion: {
    kind: 'session',
    services: ['photography', 'videography', 'editing', 'audio', 'dance'],
    day: '2099-09-30',
  },
  counted: most,
  surplus: 0,
} as unknown as PaidShare;
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
  ({ ...dancer, waitingNumber }) as unknown as Parameters<typeof enrolmentReceivedText>[1];

const steps: NextStep[] = ['approve-prompt', 'wait-for-price', 'paid', 'pay-later'];

function longestIn(language: Language): [string, TextMessage[]][] {
  const link = linkIn(language);
  const client = { ...booking, language };
  const fee = { ...client, kind: 'fee' as const, eventDate: null, startTime: null, heldUntil: null };
  return [
    ...steps.map((next): [string, TextMessage[]] => [
      `received, ${next}`,
      [bookingReceivedText(language, client, next, plan, link)],
    ]),
    ...(['payment', 'price', 'offer'] as const).map((hold): [string, TextMessage[]] => [
      `hold ends, ${hold}`,
      [holdEndsText(client, 'key', hold, most, link)],
    ]),
    ['confirmed', [bookingConfirmedText({ booking: client, plan }, 'key', link)]],
    ['moved', [bookingMovedText(client, 'client', link)]],
    ['hour', [client, { ...client, startTime: null, minutes: null }].map((of) => hourText(of, link))],
    [
      'cancelled',
      [undefined, most].map((exact) =>
        bookingCancelledText({ booking: client, by: 'studio', comesBack: true, exact }, link),
      ),
    ],
    [
      'part due',
      [true, false].map((isToday) =>
        partDueText({ booking: client, plan, dueDay: '2099-09-23', isToday, dedupeKey: 'key' }, link),
      ),
    ],
    ['tomorrow', [reminderText(client, '2099-09-30', link)]],
    ['offer', [offerText(client, offer, link), offerText(fee, offer, link)]],
    ['withdrawn', [client, fee].flatMap((of) => offerWithdrawnText(of, offer, link))],
    ['accepted', offerAcceptedText(client, link)],
    ['location', locationText(client, link)],
    [
      'paid',
      [true, false].map((isLost) =>
        paymentTexts.paymentConfirmedText(language, { booking: client, plan, isLost }, receipt, link),
      ),
    ],
    ['payment failed', paymentTexts.paymentFailedText(language, client, payment, link)],
    ['payment returns', [paymentTexts.paymentReturnsText(language, client, payment, most, link)]],
    ['refund', [paymentTexts.refundSentText(language, client, { key: 'key', amount: most }, link)]],
    [
      'correction',
      paymentTexts.reversalText(language, client, { key: 'key', kind: 'payment', amount: most }, link),
    ],
    ['share paid', [shareConfirmedText(language, paidShare)]],
    ['place free', [placeFreeText(language, dancer)]],
    [
      'enrolled',
      [...enrolmentReceivedText(language, enrolled(null)), ...enrolmentReceivedText(language, enrolled(99))],
    ],
    ['enrolment cancelled', enrolmentCancelledText(language, dancer)],
  ];
}

test.each(languages)('the longest texts fit one message and keep their links: %s', (language) => {
  const { url } = linkIn(language);
  for (const [name, written] of longestIn(language)) {
    expect(written.length, name).toBeGreaterThan(0);
    for (const { text, subjectId } of written) {
      expect(text).toBe(toGsm(text));
      expect(gsmLength(text), text).toBeLessThanOrEqual(longestText);
      expect(text.endsWith(` ${url}`), text).toBe(subjectId === booking.id);
    }
  }
});

test('a short text keeps all its sentences', () => {
  const near = { ...linkIn('en'), url: `https://fts.example/booking#${'a'.repeat(22)}` };
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
