import { paymentRulesShelf } from '#netlify/core/payment/payment-rules-shelf.ts';
import { oneEntryRoutes } from '../shelf/one-entry-routes.ts';

/** `/api/payment-rules`: needs a fresh login, as a stolen token must not change who approves refunds. */
export const paymentRulesRoutes = oneEntryRoutes(paymentRulesShelf, { fresh: true });
