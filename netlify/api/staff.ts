import { bookingList } from '#netlify/core/booking/booking-list.ts';
import { staffUserRoutes } from './account/staff-user.ts';
import { staffApplicationRoutes } from './application/staff-application.ts';
import { staffClientRoutes } from './client/staff-client.ts';
import { staffConversationRoutes } from './conversation/staff-conversation.ts';
import { staffDiscountRoutes } from './discount/staff-discount.ts';
import { staffEnrolmentRoutes } from './enrolment/staff-enrolment.ts';
import { createRoutes } from './http/http.ts';
import { listRoutes } from './lists/list-routes.ts';
import { savedViewRoutes } from './lists/saved-views.ts';
import { mailRoutes } from './mail/mail.ts';
import { staffMessageRoutes } from './message/staff-message.ts';
import { templateRoutes } from './message/template.ts';
import { letterRoutes } from './newsletter/letter.ts';
import { staffSubscriberRoutes } from './newsletter/staff-subscriber.ts';
import { blockedNumberRoutes } from './payment/blocked-numbers.ts';
import { differenceRoutes } from './payment/differences.ts';
import { staffPaymentRoutes } from './payment/staff-payment.ts';
import { resourceRoutes } from './resource/resource.ts';
import { staffTaskRoutes } from './task/staff-task.ts';

/** Staff routes of every domain, by full path: a list and its CSV differ in the first segment. */
export const staffRoutes = createRoutes()
  .route('/', listRoutes('bookings', bookingList))
  .route('/', staffClientRoutes)
  .route('/', staffPaymentRoutes)
  .route('/', blockedNumberRoutes)
  .route('/', differenceRoutes)
  .route('/', staffMessageRoutes)
  .route('/', staffConversationRoutes)
  .route('/', templateRoutes)
  .route('/', staffEnrolmentRoutes)
  .route('/', staffApplicationRoutes)
  .route('/', staffSubscriberRoutes)
  .route('/', letterRoutes)
  .route('/', staffDiscountRoutes)
  .route('/', staffTaskRoutes)
  .route('/', staffUserRoutes)
  .route('/', mailRoutes)
  .route('/', savedViewRoutes)
  .route('/', resourceRoutes);
