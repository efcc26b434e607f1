import type { ReactNode } from 'react';
import { confirmedFirst, nothingChargedNow } from '#src/domain/booking/form/form-words.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { isTooLarge, tooLargeSentence } from '#src/domain/payment/request-limit.ts';
import type { ShownTotal } from './shown-total.ts';

/** Why a booking is a request: what the studio confirms first, line by line. Nothing when there is nothing to confirm. */
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

/** Why a booking whose prices are fixed is a request all the same: no payment request carries its total. */
export function TooLarge({ total: { amount = 0, fixed } }: { total: ShownTotal }): ReactNode {
  if (!isTooLarge({ total: amount, fixed })) return null;
  return <p className="notice notice--info order-notice">{tooLargeSentence}</p>;
}
