import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatMoney } from '#src/lib/money.ts';
import type { ActionProps } from '../sheet/ActionForm.tsx';
import { changeTheOrder, offerIsOpen } from './change-lines-words.ts';

const ChangeLines = lazy(() => import('./ChangeLines.tsx'));

export function Order({ booking, onConflict }: ActionProps): ReactNode {
  const { order, kind, status } = booking;
  const { lines, discount, total, vat, final } = order;
  return (
    <section className="actions-list" aria-labelledby="order-title">
      <h3 id="order-title">Order</h3>
      <dl className="facts">
        {lines.map(({ position, label, quantity, amount, agreed, fixed, price }) => (
          <div key={position}>
            <dt>{quantity > 1 ? `${quantity} × ${label}` : label}</dt>
            <dd className="money">{agreed === null && !fixed ? price : formatMoney(agreed ?? amount)}</dd>
          </div>
        ))}
        {discount && (
          <div>
            <dt>
              Discount{discount.code && ` ${discount.code}`}, {discount.percent}%
            </dt>
            <dd className="money">−{formatMoney(discount.amount)}</dd>
          </div>
        )}
        <div>
          <dt>Total{vat > 0 && ` (VAT included: ${formatMoney(vat)})`}</dt>
          <dd className="money display-l">{final ? formatMoney(total) : `from ${formatMoney(total)}`}</dd>
        </div>
      </dl>
      {kind !== 'fee' && status !== 'cancelled' && <Change booking={booking} onConflict={onConflict} />}
    </section>
  );
}

/** Loads the editor and the price book on demand. */
function Change(props: ActionProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (props.booking.offers.some(({ state }) => state === 'open'))
    return <p className="soft small">{offerIsOpen}</p>;
  if (!open)
    return (
      <p>
        <button className="button button--small" type="button" onClick={() => setOpen(true)}>
          {changeTheOrder}
        </button>
      </p>
    );
  return (
    <Suspense fallback={<div className="skeleton" />}>
      {/* Another version starts from its own lines. */}
      <ChangeLines key={props.booking.version} {...props} />
    </Suspense>
  );
}
