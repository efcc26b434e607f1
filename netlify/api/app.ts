import { createApp } from './http/http.ts';
import { late } from './http/late.ts';

/** Booking routes come first, so that a booking waits for no other module to load. */
const first = createApp('/api', [
  '/api/applications/*',
  '/api/auth/me/avatar',
  '/api/gallery/files',
  '/api/payments/statement',
]).route(
  '/bookings',
  late(() => import('./booking/book-now/booking.ts'), 'bookingRoutes'),
);
// Pages for browsers without scripts, unknown to the typed client.
// They precede the record routes, and no record has one of their paths.
first
  .route(
    '/bookings',
    late(() => import('./booking/book-now/plain-booking.ts'), 'plainBookingRoutes'),
  )
  .route(
    '/bookings',
    late(() => import('./booking/offer/plain-offer.ts'), 'plainOfferRoutes'),
  )
  .route(
    '/payments',
    late(() => import('./payment/plain-payment.ts'), 'plainPaymentRoutes'),
  );

/** Routes that the typed client covers. */
const api = first
  .route(
    '/auth',
    late(() => import('./account/auth.ts'), 'authRoutes'),
  )
  .route(
    '/account',
    late(() => import('./account/account.ts'), 'accountRoutes'),
  )
  .route(
    '/invitations',
    late(() => import('./account/invitation.ts'), 'invitationRoutes'),
  )
  .route(
    '/availability',
    late(() => import('./availability/availability.ts'), 'availabilityRoutes'),
  )
  .route(
    '/bookings/mine',
    late(() => import('./booking/my-booking/my-booking.ts'), 'myBookingRoutes'),
  )
  .route(
    '/bookings',
    late(() => import('./booking/staff/one-booking.ts'), 'oneBookingRoutes'),
  )
  .route(
    '/payments/closing',
    late(() => import('./payment/closing.ts'), 'closingRoutes'),
  )
  .route(
    '/payments/statement',
    late(() => import('./payment/statement.ts'), 'statementRoutes'),
  )
  .route(
    '/payments',
    late(() => import('./payment/payment.ts'), 'paymentRoutes'),
  )
  .route(
    '/contact',
    late(() => import('./message/message.ts'), 'messageRoutes'),
  )
  .route(
    '/pricing',
    late(() => import('./catalogue/pricing.ts'), 'pricingRoutes'),
  )
  .route(
    '/services',
    late(() => import('./catalogue/services.ts'), 'serviceRoutes'),
  )
  .route(
    '/internships',
    late(() => import('./internship/internships.ts'), 'internshipRoutes'),
  )
  .route(
    '/site-build',
    late(() => import('./shelf/site-build.ts'), 'siteBuildRoutes'),
  )
  .route(
    '/enrolments',
    late(() => import('./enrolment/enrolment.ts'), 'enrolmentRoutes'),
  )
  .route(
    '/applications',
    late(() => import('./application/application.ts'), 'applicationRoutes'),
  )
  .route(
    '/newsletter',
    late(() => import('./newsletter/newsletter.ts'), 'newsletterRoutes'),
  )
  .route(
    '/discounts',
    late(() => import('./discount/discount.ts'), 'discountRoutes'),
  )
  .route(
    '/days',
    late(() => import('./availability/days.ts'), 'daysRoutes'),
  )
  .route(
    '/calendar',
    late(() => import('./calendar/calendar.ts'), 'calendarRoutes'),
  )
  .route(
    '/find',
    late(() => import('./find/find.ts'), 'findRoutes'),
  )
  .route(
    '/notifications',
    late(() => import('./notification/notification.ts'), 'notificationRoutes'),
  )
  .route(
    '/overview',
    late(() => import('./overview/overview.ts'), 'overviewRoutes'),
  )
  .route(
    '/studio',
    late(() => import('./studio/studio.ts'), 'studioRoutes'),
  )
  .route(
    '/studio-calendar',
    late(() => import('./availability/studio-calendar.ts'), 'studioCalendarRoutes'),
  )
  .route(
    '/gallery/files',
    late(() => import('./gallery/gallery-files.ts'), 'galleryFileRoutes'),
  )
  .route(
    '/gallery',
    late(() => import('./gallery/gallery-items.ts'), 'galleryItemRoutes'),
  )
  .route(
    '/reports',
    late(() => import('./island/reports.ts'), 'reportRoutes'),
  )
  .route(
    '/health',
    late(() => import('./health/health.ts'), 'healthRoutes'),
  )
  // Last, because its paths begin with any word.
  .route(
    '/',
    late(() => import('./staff.ts'), 'staffRoutes'),
  );

export type Api = typeof api;

export const app = api;
