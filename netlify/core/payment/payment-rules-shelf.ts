import base from '#published/base/payment.json' with { type: 'json' };
import built from '#published/payment-rules.json' with { type: 'json' };
import { serviceOfSku } from '#src/domain/payment/plan.ts';
import type { PaymentRuleFields } from '#src/domain/payment/rules/rule-fields.ts';
import { paymentRulesSchema } from '#src/domain/payment/rules/rule-request.ts';
import { serviceDepositsIn } from '#src/domain/payment/rules/service-deposits.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { everyPriceBook } from '../catalogue/current-price-book.ts';
import { fieldProblem } from '../read-fields.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** Rules of payment: a single entry, always public. */
export const paymentRulesShelf: Shelf<PaymentRuleFields> = {
  kind: 'payment-rules',
  noun: 'payment rules',
  base: base as ShelfEntry<PaymentRuleFields>[],
  built: built as ShelfEntry<PaymentRuleFields>[],
  schema: paymentRulesSchema,
  titleOf: () => 'Payment rules',
  async requireParts(tx, { serviceDeposits }) {
    const named = Object.keys(serviceDepositsIn(serviceDeposits));
    if (named.length === 0) return;
    const services = new Set([...(await everyPriceBook(tx)).keys()].map(serviceOfSku));
    const unknown = named.find((service) => !services.has(service));
    if (unknown === undefined) return;
    throw fieldProblem(
      'serviceDeposits',
      `No prices belong to “${unknown}”. Write one of these: ${[...services].join(', ')}.`,
    );
  },
};
