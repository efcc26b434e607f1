import { amountFields, countFields, type PaymentRuleFields } from '#src/domain/payment/rules/rule-fields.ts';
import { formatMoney } from '#src/lib/money.ts';
import { shelfPage } from '../../shelf/shelf-page.ts';
import { PaymentRuleInputs } from './PaymentRuleInputs.tsx';
import { paymentRuleLabels } from './payment-rule-labels.ts';

const amounts: readonly string[] = amountFields;

/** Keeps invalid numbers as typed, so that the server can report the error. */
function numberOf(typed = ''): number | string {
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}

/** The payment rules as a kind with a single shelf entry. */
export const paymentRules = shelfPage<PaymentRuleFields>({
  word: 'payment-rules',
  noun: 'payment rules',
  Fields: PaymentRuleInputs,
  bodyOf: (values) => ({
    ...values,
    ...Object.fromEntries(countFields.map((name) => [name, numberOf(values[name])])),
  }),
  labels: paymentRuleLabels,
  textOf: (name, value) =>
    amounts.includes(name) && typeof value === 'number' ? formatMoney(value) : undefined,
  columns: [],
  publicPage: () => '/pricing',
  publicWhen: 'New bookings follow it at once.',
  ordered: false,
});
