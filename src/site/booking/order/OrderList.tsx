import '#src/styles/lines.css';
import './order.css';
import type { ReactNode } from 'react';
import { UndoNotice } from '#src/components/states/UndoNotice.tsx';
import type { OrderRow } from '#src/domain/booking/order/order-rows.ts';
import type { OccasionLink } from '#src/domain/occasion/occasion.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { OrderLine } from './OrderLine.tsx';
import { RepairNotice } from './RepairNotice.tsx';
import type { Order } from './use-order.ts';

export function OrderList({
  order,
  occasions,
}: {
  order: Order;
  occasions: readonly OccasionLink[];
}): ReactNode {
  return (
    <>
      {order.view ? <OrderLines order={order} rows={order.view.rows} /> : <OrderSkeleton />}
      {/* In the page from the start, for those whose cart is empty: order.css says who sees it before the cart is read. */}
      {(order.view === undefined || order.view.rows.length === 0) && <EmptyOrder occasions={occasions} />}
    </>
  );
}

function OrderLines({ order, rows }: { order: Order; rows: readonly OrderRow[] }): ReactNode {
  const words = useWords('book-now');
  return (
    <>
      <RepairNotice {...order.repairs} />
      {order.removed && (
        <UndoNotice
          key={order.removed.line.sku}
          className="order-notice"
          lineClass="order-removed"
          sentence={words.removed({ name: order.removed.label.split(', ')[0] ?? '' })}
          undo={order.undo}
          list="order"
        />
      )}
      {rows.length > 0 && (
        <ul className="plain-list">
          {rows.map((row) => (
            <OrderLine key={row.key} row={row} order={order} />
          ))}
        </ul>
      )}
    </>
  );
}

function OrderSkeleton(): ReactNode {
  const words = useWords('book-now');
  return (
    <div className="plain-list order-skeleton" aria-busy="true">
      <p className="visually-hidden">{words.loadingCart}</p>
      <div className="order-line line" aria-hidden="true">
        <div>
          <span className="skeleton skeleton--title" />
          <span className="skeleton skeleton--text" />
        </div>
        <div className="line__amount">
          <span className="skeleton skeleton--text" />
        </div>
        <div className="line__controls">
          <span className="skeleton skeleton--control" />
        </div>
      </div>
    </div>
  );
}

function EmptyOrder({ occasions }: { occasions: readonly OccasionLink[] }): ReactNode {
  const language = useLanguage();
  const words = useWords('book-now');
  const { cartEmpty, cartEmptyAdvice } = useWords('booking');
  return (
    <div className="empty order-empty">
      <div className="imigongo order-empty__motif" aria-hidden="true" />
      <p className="order-empty__heading">{cartEmpty}</p>
      <p>{cartEmptyAdvice}</p>
      <ul className="order-empty__occasions">
        {occasions.map(({ title, price, href }) => (
          <li key={href}>
            <a href={hrefIn(language, href)}>
              <strong>{title}</strong>
              {price && <span className="money">{price}</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className="actions">
        <a className="button" href={hrefIn(language, '/pricing')}>
          {words.allPrices}
        </a>
        <a className="button" href={hrefIn(language, '/services')}>
          {words.allServices}
        </a>
      </p>
    </div>
  );
}
