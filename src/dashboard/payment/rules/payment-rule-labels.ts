import type { PaymentRuleFields } from '#src/domain/payment/rules/rule-fields.ts';

export const paymentRuleLabels: Record<keyof PaymentRuleFields, string> = {
  depositPercent: 'Deposit in percent of the total',
  depositFrom: 'Total in RWF from which a booking is paid in parts',
  balanceDays: 'Days before the session on which the balance is due',
  serviceDeposits: 'Services with a higher deposit',
  requestLimit: 'Limit of one mobile money request, in RWF',
  dateRequiredFrom: 'Total in RWF from which a session needs a date',
  refundApprovalFrom: 'Refunds of a booking in RWF that need a second super admin',
};
