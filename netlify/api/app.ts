import { applicationRoutes } from './application.ts';
import { bookingRoutes } from './booking.ts';
import { discountRoutes } from './discount.ts';
import { enrolmentRoutes } from './enrolment.ts';
import { healthRoutes } from './health.ts';
import { createApp } from './http.ts';
import { messageRoutes } from './message.ts';
import { myBookingRoutes } from './my-booking.ts';
import { newsletterRoutes } from './newsletter.ts';
import { paymentRoutes } from './payment.ts';
import { pricingRoutes } from './pricing.ts';

/** The whole API. */
export const app = createApp('/api', ['/api/applications/*'])
  .route('/bookings', bookingRoutes)
  .route('/bookings/mine', myBookingRoutes)
  .route('/payments', paymentRoutes)
  .route('/contact', messageRoutes)
  .route('/pricing', pricingRoutes)
  .route('/enrolments', enrolmentRoutes)
  .route('/applications', applicationRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/discounts', discountRoutes)
  .route('/health', healthRoutes);

/** What the typed client in the browser knows of it. */
export type Api = typeof app;
