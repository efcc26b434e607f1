import * as z from 'zod/mini';
import { money } from '#src/lib/forms/money.ts';
import { minimumPayment } from '../payment.ts';
import type { PaymentRuleFields } from './rule-fields.ts';
import { serviceDepositLines, serviceDepositsIn, serviceDepositsProblem } from './service-deposits.ts';

const whole = (least: number, most: number) => {
  const sentence = `Write a whole number from ${least} to ${most}.`;
  return z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence));
};

const amount = () => money({ min: minimumPayment });

export const paymentRulesSchema: z.ZodMiniType<PaymentRuleFields> = z
  .object({
    depositPercent: whole(1, 99),
    depositFrom: amount(),
    balanceDays: whole(0, 90),
    serviceDeposits: z
      .string('Write one service per line.')
      .check(z.regex(/^[\n\r\t\x20-\x7e]*$/, 'Write the names of services in plain letters, one per line.')),
    // Twice the minimum, or a piece of a part could be below it.
    requestLimit: money({ min: 2 * minimumPayment }),
    dateRequiredFrom: amount(),
    refundApprovalFrom: amount(),
  })
  .check(
    ({ value: { serviceDeposits, depositPercent }, issues }) => {
      const message = serviceDepositsProblem(serviceDeposits, depositPercent);
      if (message === undefined) return;
      issues.push({ code: 'custom', message, path: ['serviceDeposits'], input: serviceDeposits });
    },
    z.overwrite((fields) => ({
      ...fields,
      serviceDeposits: serviceDepositLines(serviceDepositsIn(fields.serviceDeposits)),
    })),
  );
