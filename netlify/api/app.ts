import { accountRoutes } from './account.ts';
import { applicationRoutes } from './application.ts';
import { authRoutes } from './auth.ts';
import { availabilityRoutes } from './availability.ts';
import { bookingRoutes } from './booking.ts';
import { daysRoutes } from './days.ts';
import { discountRoutes } from './discount.ts';
import { enrolmentRoutes } from './enrolment.ts';
import { failureRoutes } from './failures.ts';
import { healthRoutes } from './health.ts';
import { createApp } from './http.ts';
import { mailRoutes } from './mail.ts';
import { messageRoutes } from './message.ts';
import { myBookingRoutes } from './my-booking.ts';
import { newsletterRoutes } from './newsletter.ts';
import { overviewRoutes } from './overview.ts';
import { paymentRoutes } from './payment.ts';
import { plainBookingRoutes } from './plain-booking.ts';
import { plainPaymentRoutes } from './plain-payment.ts';
import { pricingRoutes } from './pricing.ts';

/** What is called from scripts: the typed client in the browser knows it. */
const api = createApp('/api', ['/api/applications/*', '/api/auth/me/avatar'])
  .route('/auth', authRoutes)
  .route('/account', accountRoutes)
  .route('/bookings', bookingRoutes)
  .route('/availability', availabilityRoutes)
  .route('/bookings/mine', myBookingRoutes)
  .route('/payments', paymentRoutes)
  .route('/contact', messageRoutes)
  .route('/pricing', pricingRoutes)
  .route('/enrolments', enrolmentRoutes)
  .route('/applications', applicationRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/discounts', discountRoutes)
  .route('/days', daysRoutes)
  .route('/mail', mailRoutes)
  .route('/overview', overviewRoutes)
  .route('/failures', failureRoutes)
  .route('/health', healthRoutes);

/** What the typed client in the browser knows of it. */
export type Api = typeof api;

/** The whole API, with the pages for browsers without scripts. */
export const app = api.route('/bookings', plainBookingRoutes).route('/payments', plainPaymentRoutes);
