import type { ReactNode } from 'react';
import { site } from '#src/domain/studio/site.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { ShownTotal } from './shown-total.ts';

/** Keeps the line of the VAT, to avoid a layout shift. */
const noBreakSpace = '\u00a0';

interface TotalBarProps {
  total: ShownTotal;
  processing: boolean;
}

export function TotalBar({ total, processing }: TotalBarProps): ReactNode {
  const words = useWords('book-now');
  const { bookAndPay, sendRequest, total: exact } = useWords('booking');
  const { amount, vat, fixed, payable, onRequest } = total;
  return (
    <div className="action-bar total-bar">
      <p className="total-bar__total">
        <span className="total-bar__label">
          {fixed || onRequest ? words.totalLabel : words.totalFromLabel}
        </span>
        <strong className="total-bar__amount money display-l">
          {amount === undefined ? (
            <span className="skeleton skeleton--text" />
          ) : onRequest ? (
            words.totalOnRequest
          ) : (
            exact({ total: amount })
          )}
        </strong>
        {site.vatRegistered && (
          <span className="total-bar__vat">{vat ? words.vatIncluded({ amount: vat }) : noBreakSpace}</span>
        )}
      </p>
      {/* Not `disabled` while processing: a disabled button drops the keyboard's focus. */}
      <button
        className="button button--primary"
        type="submit"
        disabled={amount === undefined}
        aria-disabled={processing}
        aria-busy={processing}
      >
        {processing ? words.booking : payable ? bookAndPay : sendRequest}
      </button>
    </div>
  );
}
