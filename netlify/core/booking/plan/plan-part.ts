import type { PlanPart } from '#src/domain/payment/plan.ts';
import { paidRows } from '#src/domain/payment/plan-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { facts } from '../../mail/compose.ts';
import type { MailPart } from '../../mail/mail-content.ts';

/** Lists the parts of a booking and what is paid of them; nothing for a price that is due at once. */
export function planPart(plan: readonly PlanPart[]): MailPart[] {
  const rows = paidRows(plan, todayInKigali(new Date()));
  if (rows.length === 0) return [];
  return [
    facts(
      Object.fromEntries(
        rows.map(({ label, amount, state }) => [label, state === undefined ? amount : `${amount}. ${state}`]),
      ),
    ),
  ];
}
