import { paymentList } from '#netlify/core/payment/payment-list.ts';
import { listRoutes } from '../lists/list-routes.ts';

/** `/api/payments` for the staff. */
export const staffPaymentRoutes = listRoutes('payments', paymentList);
