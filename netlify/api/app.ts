import { bookingRoutes } from './booking.ts';
import { discountRoutes } from './discount.ts';
import { healthRoutes } from './health.ts';
import { createApp } from './http.ts';
import { messageRoutes } from './message.ts';
import { newsletterRoutes } from './newsletter.ts';
import { paymentRoutes } from './payment.ts';
import { pricingRoutes } from './pricing.ts';

/** The whole API. */
export const app = createApp('/api')
  .route('/bookings', bookingRoutes)
  .route('/payments', paymentRoutes)
  .route('/contact', messageRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/discounts', discountRoutes)
  .route('/pricing', pricingRoutes)
  .route('/health', healthRoutes);

/** What the typed client in the browser knows of it. */
export type Api = typeof app;
