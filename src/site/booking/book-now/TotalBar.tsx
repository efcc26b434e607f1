import type { ReactNode } from 'react';
import { bookWords } from '#src/domain/booking/form/form-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { ShownTotal } from './shown-total.ts';

interface TotalBarProps {
  total: ShownTotal;
  processing: boolean;
}

export function TotalBar({ total, processing }: TotalBarProps): ReactNode {
  const { amount, vat, fixed, payable, onRequest } = total;
  return (
    <div className="action-bar total-bar">
      <p className="total-bar__total">
        <span className="total-bar__label">{fixed || onRequest ? 'Total' : 'Total from'}</span>
        <strong className="total-bar__amount money display-l">
          {amount === undefined ? (
            <span className="skeleton skeleton--text" />
          ) : (
            amountText(amount, onRequest)
          )}
        </strong>
        {site.vatRegistered && <span className="total-bar__vat">{vatText(vat)}</span>}
      </p>
      {/* Not `disabled` while processing: a disabled button drops the keyboard's focus. */}
      <button
        className="button button--primary"
        type="submit"
        disabled={amount === undefined}
        aria-disabled={processing}
        aria-busy={processing}
      >
        {processing ? 'Booking…' : bookWords(payable)}
      </button>
    </div>
  );
}

function amountText(amount: number, onRequest: boolean): string {
  return onRequest ? 'On request' : formatMoney(amount);
}

/** Returns a no-break space instead of nothing, to avoid a layout shift. */
function vatText(vat: number | undefined): string {
  return vat === undefined || vat === 0 ? '\u00a0' : `incl. ${formatMoney(vat)} VAT`;
}
