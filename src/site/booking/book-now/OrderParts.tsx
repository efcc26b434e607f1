import '#src/styles/lines.css';
import type { ReactNode } from 'react';
import { PartList } from '#src/components/PartList.tsx';
import type { OrderView } from '#src/domain/booking/order/order-rows.ts';
import { plannedWords } from '#src/domain/payment/plan-words.ts';
import { publishedRules } from '#src/domain/payment/rules/published-rules.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { ShownTotal } from './shown-total.ts';

interface OrderPartsProps {
  view: OrderView;
  total: ShownTotal;
  /** Chosen date; empty without one. */
  session: string;
}

/** Shows the deposit and the balance before the booking, and how a large sum is requested. */
export function OrderParts({ view, total: { amount = 0, fixed }, session }: OrderPartsProps): ReactNode {
  const words = useWords('payment-plan');
  const order = {
    total: amount,
    fixed,
    skus: view.rows.map(({ line }) => line.sku),
    session: session || null,
    today: todayInKigali(new Date()),
    dated: view.dated,
  };
  const { rows, pieces } = plannedWords(words, order, publishedRules);
  if (rows.length === 0 && !pieces) return null;
  return (
    <div className="booking__parts stack gap-xs">
      {rows.length > 0 && <PartList rows={rows} />}
      {pieces && <p className="small">{pieces}</p>}
    </div>
  );
}
