import type { PaymentContent } from '../payment-content.ts';
import { serviceDepositLines, serviceDepositsIn } from './service-deposits.ts';

export const amountFields = [
  'depositFrom',
  'requestLimit',
  'dateRequiredFrom',
  'refundApprovalFrom',
] as const;

export const countFields = ['depositPercent', 'balanceDays'] as const;

/** Payment rules as staff edit them in settings. */
export interface PaymentRuleFields
  extends Record<(typeof amountFields)[number] | (typeof countFields)[number], number> {
  /** "event-packages 50", one a line. */
  serviceDeposits: string;
}

export const paymentRulesId = 'payment';

export function ruleFieldsOf({ deposit, ...rules }: PaymentContent): PaymentRuleFields {
  return {
    depositPercent: deposit.percent,
    depositFrom: deposit.from,
    balanceDays: deposit.balanceDays,
    serviceDeposits: serviceDepositLines(deposit.services),
    requestLimit: rules.requestLimit,
    dateRequiredFrom: rules.dateRequiredFrom,
    refundApprovalFrom: rules.refundApprovalFrom,
  };
}

export function paymentRulesOf(fields: PaymentRuleFields): PaymentContent {
  return {
    requestLimit: fields.requestLimit,
    dateRequiredFrom: fields.dateRequiredFrom,
    deposit: {
      from: fields.depositFrom,
      percent: fields.depositPercent,
      balanceDays: fields.balanceDays,
      services: serviceDepositsIn(fields.serviceDeposits),
    },
    refundApprovalFrom: fields.refundApprovalFrom,
  };
}
