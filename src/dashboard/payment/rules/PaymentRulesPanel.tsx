import '../../studio/settings.css';
import type { ReactNode } from 'react';
import { paymentRulesId } from '#src/domain/payment/rules/rule-fields.ts';
import { OneEntry } from '../../shelf/OneEntry.tsx';
import { paymentRules } from './payment-rules.ts';

export function PaymentRulesPanel(): ReactNode {
  return (
    <section className="stack gap-xs" aria-labelledby="payment-rules-title">
      <h2 id="payment-rules-title">Payment rules</h2>
      <p>
        What you publish applies to new bookings and offers at once. The pages show it after the next build.
        Existing bookings keep their parts; change those on the booking.
      </p>
      <OneEntry rules={paymentRules} id={paymentRulesId} />
    </section>
  );
}
