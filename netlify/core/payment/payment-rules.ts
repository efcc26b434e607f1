import json from '#content/payment.json' with { type: 'json' };
import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import type { Database, Transaction } from '../database.ts';

/** Reads the studio's present rules of payment: deposit, request limit, refunds that need a second person. */
export async function paymentRulesNow(_connection: Database | Transaction): Promise<PaymentContent> {
  return json as PaymentContent;
}
