import { calendarShelf } from '#netlify/core/availability/calendar-shelf.ts';
import { studioShelf } from '#netlify/core/studio/studio-shelf.ts';
import { accountRoutes } from './account/account.ts';
import { authRoutes } from './account/auth.ts';
import { invitationRoutes } from './account/invitation.ts';
import { applicationRoutes } from './application/application.ts';
import { availabilityRoutes } from './availability/availability.ts';
import { daysRoutes } from './availability/days.ts';
import { bookingRoutes } from './booking/booking.ts';
import { myBookingRoutes } from './booking/my-booking.ts';
import { oneBookingRoutes } from './booking/one-booking.ts';
import { plainBookingRoutes } from './booking/plain-booking.ts';
import { plainOfferRoutes } from './booking/plain-offer.ts';
import { calendarRoutes } from './calendar/calendar.ts';
import { pricingRoutes } from './catalogue/pricing.ts';
import { serviceRoutes } from './catalogue/services.ts';
import { discountRoutes } from './discount/discount.ts';
import { enrolmentRoutes } from './enrolment/enrolment.ts';
import { galleryFileRoutes } from './gallery/gallery-files.ts';
import { galleryItemRoutes } from './gallery/gallery-items.ts';
import { healthRoutes } from './health/health.ts';
import { createApp } from './http/http.ts';
import { internshipRoutes } from './internship/internships.ts';
import { failureRoutes } from './island/failures.ts';
import { reportRoutes } from './island/reports.ts';
import { messageRoutes } from './message/message.ts';
import { newsletterRoutes } from './newsletter/newsletter.ts';
import { notificationRoutes } from './notification/notification.ts';
import { closingRoutes } from './payment/closing.ts';
import { paymentRoutes } from './payment/payment.ts';
import { plainPaymentRoutes } from './payment/plain-payment.ts';
import { statementRoutes } from './payment/statement.ts';
import { oneEntryRoutes } from './shelf/one-entry-routes.ts';
import { siteBuildRoutes } from './shelf/site-build.ts';
import { findRoutes } from './staff/find.ts';
import { overviewRoutes } from './staff/overview.ts';
import { staffRoutes } from './staff/staff.ts';

const pages = createApp('/api', [
  '/api/applications/*',
  '/api/auth/me/avatar',
  '/api/gallery/files',
  '/api/payments/statement',
]);
// The pages for browsers without scripts, of which the typed client knows nothing. They come first: no address of theirs is
// a record's.
pages
  .route('/bookings', plainBookingRoutes)
  .route('/bookings', plainOfferRoutes)
  .route('/payments', plainPaymentRoutes);

/** What is called from scripts: the typed client in the browser knows it. */
const api = pages
  .route('/auth', authRoutes)
  .route('/account', accountRoutes)
  .route('/invitations', invitationRoutes)
  .route('/bookings', bookingRoutes)
  .route('/availability', availabilityRoutes)
  .route('/bookings/mine', myBookingRoutes)
  .route('/bookings', oneBookingRoutes)
  .route('/payments/closing', closingRoutes)
  .route('/payments/statement', statementRoutes)
  .route('/payments', paymentRoutes)
  .route('/contact', messageRoutes)
  .route('/pricing', pricingRoutes)
  .route('/services', serviceRoutes)
  .route('/internships', internshipRoutes)
  .route('/site-build', siteBuildRoutes)
  .route('/enrolments', enrolmentRoutes)
  .route('/applications', applicationRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/discounts', discountRoutes)
  .route('/days', daysRoutes)
  .route('/calendar', calendarRoutes)
  .route('/', staffRoutes)
  .route('/find', findRoutes)
  .route('/notifications', notificationRoutes)
  .route('/overview', overviewRoutes)
  .route('/studio', oneEntryRoutes(studioShelf))
  .route('/studio-calendar', oneEntryRoutes(calendarShelf))
  .route('/gallery/files', galleryFileRoutes)
  .route('/gallery', galleryItemRoutes)
  .route('/failures', failureRoutes)
  .route('/reports', reportRoutes)
  .route('/health', healthRoutes);

/** What the typed client in the browser knows of it. */
export type Api = typeof api;

/** The whole API. */
export const app = api;
