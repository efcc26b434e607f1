import { createApp } from './http/http.ts';
import { lazyRoutes } from './http/lazy-routes.ts';

/** Booking routes come first, so that a booking waits for no other module to load. */
const first = createApp('/api', [
  '/api/applications/*',
  '/api/auth/me/avatar',
  '/api/gallery/files',
  '/api/payments/statement',
]).route(
  '/bookings',
  lazyRoutes(() => import('./booking/book-now/booking.ts'), 'bookingRoutes'),
);
// Pages for browsers without scripts, unknown to the typed client.
// They precede the record routes, and no record has one of their paths.
first
  .route(
    '/bookings',
    lazyRoutes(() => import('./booking/book-now/plain-booking.ts'), 'plainBookingRoutes'),
  )
  .route(
    '/bookings',
    lazyRoutes(() => import('./booking/offer/plain-offer.ts'), 'plainOfferRoutes'),
  )
  .route(
    '/payments',
    lazyRoutes(() => import('./payment/plain-payment.ts'), 'plainPaymentRoutes'),
  );

/** Routes that the typed client covers. */
const api = first
  .route(
    '/auth',
    lazyRoutes(() => import('./account/auth.ts'), 'authRoutes'),
  )
  .route(
    '/account',
    lazyRoutes(() => import('./account/account.ts'), 'accountRoutes'),
  )
  .route(
    '/invitations',
    lazyRoutes(() => import('./account/invitation.ts'), 'invitationRoutes'),
  )
  .route(
    '/availability',
    lazyRoutes(() => import('./availability/availability.ts'), 'availabilityRoutes'),
  )
  .route(
    '/bookings/mine',
    lazyRoutes(() => import('./booking/my-booking/my-booking.ts'), 'myBookingRoutes'),
  )
  .route(
    '/bookings',
    lazyRoutes(() => import('./booking/staff/one-booking.ts'), 'oneBookingRoutes'),
  )
  .route(
    '/payments/closing',
    lazyRoutes(() => import('./payment/closing.ts'), 'closingRoutes'),
  )
  .route(
    '/payments/statement',
    lazyRoutes(() => import('./payment/statement.ts'), 'statementRoutes'),
  )
  .route(
    '/payments',
    lazyRoutes(() => import('./payment/payment.ts'), 'paymentRoutes'),
  )
  .route(
    '/papers',
    lazyRoutes(() => import('./paper/papers.ts'), 'paperRoutes'),
  )
  .route(
    '/ebm',
    lazyRoutes(() => import('./ebm/ebm.ts'), 'ebmRoutes'),
  )
  .route(
    '/shares',
    lazyRoutes(() => import('./payment/shares.ts'), 'shareRoutes'),
  )
  .route(
    '/texts',
    lazyRoutes(() => import('./sms/reports.ts'), 'textRoutes'),
  )
  .route(
    '/contact',
    lazyRoutes(() => import('./message/message.ts'), 'messageRoutes'),
  )
  .route(
    '/conversation',
    lazyRoutes(() => import('./conversation/conversation.ts'), 'conversationRoutes'),
  )
  .route(
    '/pricing',
    lazyRoutes(() => import('./catalogue/pricing.ts'), 'pricingRoutes'),
  )
  .route(
    '/services',
    lazyRoutes(() => import('./catalogue/services.ts'), 'serviceRoutes'),
  )
  .route(
    '/internships',
    lazyRoutes(() => import('./internship/internships.ts'), 'internshipRoutes'),
  )
  .route(
    '/site-build',
    lazyRoutes(() => import('./shelf/site-build.ts'), 'siteBuildRoutes'),
  )
  .route(
    '/enrolments',
    lazyRoutes(() => import('./enrolment/enrolment.ts'), 'enrolmentRoutes'),
  )
  .route(
    '/applications',
    lazyRoutes(() => import('./application/application.ts'), 'applicationRoutes'),
  )
  .route(
    '/newsletter',
    lazyRoutes(() => import('./newsletter/newsletter.ts'), 'newsletterRoutes'),
  )
  .route(
    '/discounts',
    lazyRoutes(() => import('./discount/discount.ts'), 'discountRoutes'),
  )
  .route(
    '/days',
    lazyRoutes(() => import('./availability/days.ts'), 'daysRoutes'),
  )
  .route(
    '/waiting-list',
    lazyRoutes(() => import('./waiting-list/waiting-list.ts'), 'waitingListRoutes'),
  )
  .route(
    '/calendar',
    lazyRoutes(() => import('./calendar/calendar.ts'), 'calendarRoutes'),
  )
  .route(
    '/find',
    lazyRoutes(() => import('./find/find.ts'), 'findRoutes'),
  )
  .route(
    '/notifications',
    lazyRoutes(() => import('./notification/notification.ts'), 'notificationRoutes'),
  )
  .route(
    '/overview',
    lazyRoutes(() => import('./overview/overview.ts'), 'overviewRoutes'),
  )
  .route(
    '/studio',
    lazyRoutes(() => import('./studio/studio.ts'), 'studioRoutes'),
  )
  .route(
    '/studio-calendar',
    lazyRoutes(() => import('./availability/studio-calendar.ts'), 'studioCalendarRoutes'),
  )
  .route(
    '/payment-rules',
    lazyRoutes(() => import('./payment/payment-rules.ts'), 'paymentRulesRoutes'),
  )
  .route(
    '/gallery/files',
    lazyRoutes(() => import('./gallery/gallery-files.ts'), 'galleryFileRoutes'),
  )
  .route(
    '/gallery',
    lazyRoutes(() => import('./gallery/gallery-items.ts'), 'galleryItemRoutes'),
  )
  .route(
    '/reports',
    lazyRoutes(() => import('./island/reports.ts'), 'reportRoutes'),
  )
  .route(
    '/reports',
    lazyRoutes(() => import('./report/report.ts'), 'bookReportRoutes'),
  )
  .route(
    '/health',
    lazyRoutes(() => import('./health/health.ts'), 'healthRoutes'),
  )
  // Last, because its paths begin with any word.
  .route(
    '/',
    lazyRoutes(() => import('./staff.ts'), 'staffRoutes'),
  );

export type Api = typeof api;

export const app = api;
