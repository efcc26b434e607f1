import type { ReactNode } from 'react';
import { Stepper } from '#src/components/Stepper.tsx';
import { confirmSentence } from '#src/domain/booking/order/line-words.ts';
import type { OrderRow } from '#src/domain/booking/order/order-rows.ts';
import { maxQuantity } from '#src/domain/cart/cart.ts';
import { amountText } from '#src/domain/catalogue/lines/line-amount.ts';
import { type LinePart, partLabel } from '#src/domain/catalogue/lines/line-parts.ts';
import { describeLine } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import { dotted } from '#src/lib/text.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Order } from './use-order.ts';

interface OrderLineProps {
  row: OrderRow;
  order: Order;
}

export function OrderLine({ row, order }: OrderLineProps): ReactNode {
  const [title, ...details] = row.label.split(', ');
  const words = useWords('book-now');
  const prices = useWords('prices');
  const label = row.priced ? describeLine(prices, row.priced.entry, row.line.options) : row.label;
  const bookingWords = useWords('booking');
  const open = row.priced && confirmSentence(bookingWords, prices, row.priced);
  return (
    <li className="order-line line">
      <div>
        <h3>{title}</h3>
        {details.length > 0 && <p className="soft small">{dotted(details)}</p>}
        {row.priced === undefined && <Unpriced order={order} />}
      </div>
      {row.priced && <Amounts line={row.priced} parts={row.parts} />}
      {row.parts.length > 0 && <Parts parts={row.parts} />}
      {open && <p className="order-line__open small">{open}</p>}
      <div className="line__controls">
        {row.priced && (
          <Stepper
            label={label}
            quantity={row.line.quantity}
            most={maxQuantity}
            onChange={(quantity) => order.setQuantity(row.position, quantity)}
          />
        )}
        <button
          className="button button--quiet button--small"
          type="button"
          aria-label={words.removeLine({ name: label })}
          onClick={() => order.setQuantity(row.position, 0)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}

function Amounts({ line, parts }: { line: PricedLine; parts: LinePart[] }): ReactNode {
  const { each } = useWords('booking');
  const prices = useWords('prices');
  const { price, quantity, fixed } = line;
  const unit = parts.length === 0 && quantity > 1 && fixed;
  return (
    <p className="line__amount">
      <span className="order-line__amount money">{amountText(prices, line)}</span>
      {unit && <span className="money soft small">{each({ price: priceText(prices, price) })}</span>}
    </p>
  );
}

function Parts({ parts }: { parts: LinePart[] }): ReactNode {
  const words = useWords('booking');
  const prices = useWords('prices');
  return (
    <dl className="order-line__parts soft small">
      {parts.map((part) => (
        <div key={part.kind}>
          <dt>{partLabel(prices, part)}</dt>
          <dd className="money">
            {part.amount === undefined ? words.onRequest : words.total({ total: part.amount })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Line without a price in this build, while current prices load or cannot be reached. */
function Unpriced({ order }: { order: Order }): ReactNode {
  const words = useWords('book-now');
  const { tryAgain: tryAgainLabel } = useWords('forms');
  if (order.lookingUp) return <p className="soft small">{words.checkingPrice}</p>;
  const tryAgain = () => {
    order.refresh();
    // This button is about to be removed; the order is the nearest place for the focus.
    document.getElementById('order')?.focus({ preventScroll: true });
  };
  return (
    <>
      <p className="line__gone">{words.priceUnchecked}</p>
      <button className="button button--quiet button--small" type="button" onClick={tryAgain}>
        {tryAgainLabel}
      </button>
    </>
  );
}
