import type { ReactNode } from 'react';
import { confirmedFirst, nothingChargedNow } from '#src/domain/booking/form/form-words.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { isTooLarge, tooLargeSentence } from '#src/domain/payment/request-limit.ts';
import type { ShownTotal } from './shown-total.ts';

export function ToConfirm({ lines }: { lines: readonly PricedLine[] }): ReactNode {
  const sentences = confirmedFirst(lines);
  if (sentences.length === 0) return null;
  return (
    <div className="notice notice--info order-notice">
      <div>
        <p>{nothingChargedNow}</p>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Explains why a fixed-price booking is still a request: its total exceeds a payment request's limit. */
export function TooLarge({ total: { amount = 0, fixed } }: { total: ShownTotal }): ReactNode {
  if (!isTooLarge({ total: amount, fixed })) return null;
  return <p className="notice notice--info order-notice">{tooLargeSentence}</p>;
}
