import type { ReactNode } from 'react';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { formatMoney } from '#src/lib/money.ts';

export function Order({ booking: { order } }: { booking: StaffBooking }): ReactNode {
  const { lines, discount, total, vat, final } = order;
  return (
    <section aria-labelledby="order-title">
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
    </section>
  );
}
