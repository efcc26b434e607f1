import type { ReactNode } from 'react';
import { site } from '#src/features/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';

interface TotalBarProps {
  /** RWF; undefined until the cart is known. */
  total: number | undefined;
  /** True when the total is charged as it stands. */
  payable: boolean;
  processing: boolean;
}

/** The total and the button, always in reach of the thumb. */
export function TotalBar({ total, payable, processing }: TotalBarProps): ReactNode {
  return (
    <div className="action-bar total-bar">
      <p className="total-bar__total">
        <span className="total-bar__label">{payable ? 'Total' : 'Total from'}</span>
        <strong className="total-bar__amount money">
          {total === undefined ? <span className="skeleton skeleton--text" /> : formatMoney(total)}
        </strong>
        {site.vatRegistered && <span className="total-bar__vat">VAT included</span>}
      </p>
      {/* Not `disabled` while processing: a disabled button drops the keyboard's focus. */}
      <button
        className="button button--primary"
        type="submit"
        disabled={total === undefined}
        aria-disabled={processing}
        aria-busy={processing}
      >
        {buttonText(payable, processing)}
      </button>
    </div>
  );
}

function buttonText(payable: boolean, processing: boolean): string {
  if (processing) return 'Booking…';
  return payable ? 'Book and pay' : 'Send request';
}
