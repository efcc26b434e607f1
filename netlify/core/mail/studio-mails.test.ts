import { expect, test } from 'vitest';
import { site } from '#src/domain/studio/site.ts';
import type { Application } from '../application/application.table.ts';
import { newApplicationMail } from '../application/application-mails.ts';
import { newBookingMail } from '../booking/book-now/booking-mails.ts';
import { bookingCancelledStaffMail } from '../booking/change/cancel-mails.ts';
import { bookingMovedStaffMail, type DatedBooking } from '../booking/change/move-mails.ts';
import { newEnrolmentMail } from '../enrolment/enrolment-mails.ts';
import type { Enrolment } from '../enrolment/enrolment-queries.ts';
import type { Message } from '../message/message.table.ts';
import { newMessageMail } from '../message/message-mails.ts';
import { paymentReceivedMail } from '../payment/mails/payment-mails.ts';
import type { Mail } from './enqueue-mails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const person = {
  id: '5b0c',
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '+250788123456',
};
const at = new Date('2026-11-23T08:00:00Z');

const booking = {
  ...person,
  reference: 'FTS-7K3MP-9Q2XT',
  kind: 'session',
  status: 'confirmed',
  eventDate: '2026-12-05',
  startTime: null,
  minutes: null,
  location: 'Kigali',
  message: '',
  total: 50_000,
  discountCode: null,
  agreedAt: at,
  revision: 1,
  createdAt: at,
  heldUntil: null,
} as DatedBooking;

const enrolment = {
  ...person,
  age: 20,
  guardianName: null,
  experience: 'beginner',
  price: 20_000,
  paymentMethod: 'mobile_money',
  waitingNumber: null,
  classId: 'intore',
  className: 'Intore Dance',
  registeredAs: null,
  emergencyContact: '+250788000000',
} as unknown as Enrolment;

const bookingPage = '/dashboard/admin/bookings?open=FTS-7K3MP-9Q2XT';

const mails: [name: string, mail: () => Mail, page: string][] = [
  ['a new booking', () => newBookingMail(booking, []), bookingPage],
  [
    'a moved booking',
    () => bookingMovedStaffMail({ booking, lines: [], before: { ...booking, eventDate: '2026-12-01' } }),
    bookingPage,
  ],
  [
    'a cancelled booking',
    () =>
      bookingCancelledStaffMail({
        booking,
        lines: [],
        refund: 'nothing-paid',
        money: { paid: 0, surplus: 0, deposit: 0, mobileMoney: false, refunds: [] },
        by: 'client',
        reason: '',
      }),
    bookingPage,
  ],
  [
    'a payment',
    () =>
      paymentReceivedMail({ booking, due: 0 }, { key: 'k', amount: 50_000, method: 'cash', justPaid: true }),
    bookingPage,
  ],
  [
    'a message',
    () => newMessageMail({ ...person, bookingId: null, subject: 'Prices', message: 'Hello' } as Message),
    '/dashboard/admin/messages?open=5b0c',
  ],
  [
    'a question on a booking',
    () => newMessageMail({ ...person, bookingId: '9c1e', subject: 'Parking', message: 'Hello' } as Message),
    '/dashboard/admin/bookings?open=9c1e',
  ],
  ['an enrolment', () => newEnrolmentMail(enrolment), '/dashboard/admin/enrolments?open=5b0c'],
  [
    'an application',
    () =>
      newApplicationMail({
        ...person,
        availability: 'From January',
        portfolio: '',
        programmeTitle: 'Dance Internship',
        cvName: 'cv.pdf',
        cvBytes: 10,
        motivation: 'Dance',
      } as Application),
    '/dashboard/admin/applications?open=5b0c',
  ],
];

test.each(mails)('the mail to the studio about %s links to its record in the dashboard', (_, mail, page) => {
  const { subject, content, recipient } = mail();
  expect(Object.values(site.emails)).toContain(recipient);
  expect(renderText('en', content)).toContain(`${page}\n`);
  expect(renderHtml('en', subject, content)).toContain(`${page}"`);
});
