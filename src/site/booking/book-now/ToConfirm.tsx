import type { ReactNode } from 'react';
import { confirmedFirst } from '#src/domain/booking/form/form-words.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

export function ToConfirm({ lines }: { lines: readonly PricedLine[] }): ReactNode {
  const words = useWords('booking');
  const sentences = confirmedFirst(words, useWords('prices'), lines);
  if (sentences.length === 0) return null;
  return (
    <div className="notice notice--info order-notice">
      <div>
        <p>{words.nothingChargedNow}</p>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
