import type { ReactNode } from 'react';
import { confirmedFirst, nothingChargedNow } from '#src/domain/booking/form/form-words.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';

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
