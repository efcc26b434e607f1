import { maxAvatarBytes } from '#netlify/core/account/avatar-picture.ts';
import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { bookingRoutes } from './booking.ts';
import { healthRoutes } from './health.ts';
import { createApp } from './http.ts';
import { paymentRoutes } from './payment.ts';

/** The whole API. */
export const app = createApp('/api', {
  // The picture, and what a form writes around it.
  '/api/auth/me/avatar': maxAvatarBytes + 16 * 1024,
})
  .route('/auth', authRoutes)
  .route('/account', accountRoutes)
  .route('/bookings', bookingRoutes)
  .route('/payments', paymentRoutes)
  .route('/health', healthRoutes);

/** What the typed client in the browser knows of it. */
export type Api = typeof app;
