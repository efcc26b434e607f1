import type { StatementMatch } from '#src/domain/payment/statement/statement.ts';
import { formatMoney } from '#src/lib/money.ts';
import { paymentStates } from '../payment-states.ts';

/** Describes a mismatch: "Amount: 600,000 RWF in the statement, 650,000 RWF with us." */
export function differenceWords({ row, payment, different }: StatementMatch): string {
  const words = {
    amount: `Amount: ${formatMoney(row.amount)} in the statement, ${formatMoney(payment.amount)} in our records.`,
    fee: `Fee: ${formatMoney(row.fee ?? 0)} in the statement, ${formatMoney(payment.fee ?? 0)} in our records.`,
    status: `It arrived, but our records show it as “${paymentStates[payment.status].name}”.`,
  };
  return different.map((what) => words[what]).join(' ');
}

export function sumOf(all: readonly { amount: number }[]): number {
  return all.reduce((sum, { amount }) => sum + amount, 0);
}
