import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import { paymentRulesOf } from '#src/domain/payment/rules/rule-fields.ts';
import type { Database, Transaction } from '../database.ts';
import { publishedOne } from '../shelf/read-shelf.ts';
import { paymentRulesShelf } from './payment-rules-shelf.ts';

/** Reads the studio's present rules of payment. */
export async function paymentRulesNow(connection: Database | Transaction): Promise<PaymentContent> {
  return paymentRulesOf(await publishedOne(paymentRulesShelf, connection));
}
