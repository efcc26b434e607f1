import json from '#published/payment.json' with { type: 'json' };
import type { PaymentContent } from '../payment-content.ts';

/** Payment rules of this build, for pages. The server's present ones come from `paymentRulesNow`. */
export const publishedRules = json as PaymentContent;
