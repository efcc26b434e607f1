import type { ReactNode } from 'react';
import { maxQuantity } from '#src/features/cart/cart.ts';
import { formatPrice } from '#src/features/catalogue/price.ts';
import type { PricedLine } from '#src/features/catalogue/price-order.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { OrderRow } from './order-rows.ts';

type SetQuantity = (position: number, quantity: number) => void;

/** One line of the order: what, how many, what it costs. A line that is no longer offered can only be removed. */
export function OrderLine({ row, setQuantity }: { row: OrderRow; setQuantity: SetQuantity }): ReactNode {
  const label = row.priced?.label ?? row.line.name;
  const [title, ...details] = label.split(', ');
  return (
    <li className="order-line">
      <div className="order-line__what">
        <h3 className="order-line__title">{title}</h3>
        {details.length > 0 && <p className="order-line__details">{details.join(' · ')}</p>}
        {row.priced === undefined && (
          <p className="order-line__gone">No longer offered. It is not part of the booking.</p>
        )}
      </div>
      {row.priced && <Amounts line={row.priced} />}
      <div className="order-line__controls">
        {row.priced && <Stepper label={label} row={row} setQuantity={setQuantity} />}
        <button
          className="button button--quiet button--small"
          type="button"
          aria-label={`Remove ${label}`}
          onClick={() => setQuantity(row.position, 0)}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

function Amounts({ line }: { line: PricedLine }): ReactNode {
  return (
    <p className="order-line__amounts">
      <span className="order-line__amount money">
        {line.price.kind === 'on-request' ? 'Price on request' : amountText(line)}
      </span>
      {line.quantity > 1 && <span className="order-line__unit money">{formatPrice(line.price)} each</span>}
    </p>
  );
}

function amountText({ amount, price }: PricedLine): string {
  return price.kind === 'fixed' ? formatMoney(amount) : `from ${formatMoney(amount)}`;
}

function Stepper(props: { label: string; row: OrderRow; setQuantity: SetQuantity }): ReactNode {
  const { position, line } = props.row;
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">Quantity of {props.label}</legend>
      <button
        type="button"
        aria-label="One fewer"
        onClick={() => props.setQuantity(position, line.quantity - 1)}
      >
        −
      </button>
      <output aria-live="polite">{line.quantity}</output>
      <button
        type="button"
        aria-label="One more"
        disabled={line.quantity >= maxQuantity}
        onClick={() => props.setQuantity(position, line.quantity + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
