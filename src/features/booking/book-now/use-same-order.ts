import { useEffect, useEffectEvent, useRef } from 'react';
import type { Amounts } from '#src/features/discount/discount.ts';
import { recallSubmission } from '#src/lib/sending/kept-submission.ts';
import type { Sender } from '#src/lib/sending/start-sending.ts';
import { bookableLines } from '../order/order-rows.ts';
import type { Order } from '../order/use-order.ts';
import { isAbout } from './request/to-booking-request.ts';
import type { BookingSending } from './use-booking.ts';

interface SentOrder {
  /** What the submission is kept under. */
  name: string;
  order: Order;
  /** What is left to pay after the discount. */
  left: Amounts | undefined;
  code: string | undefined;
  sending: BookingSending;
  sender: Pick<Sender<unknown, unknown, unknown>, 'change' | 'stop'>;
}

/** What waits is what the visitor sees, or it is not sent. Gives what marks the order as sent. */
export function useSameOrder({ name, order, left, code, sending, sender }: SentOrder): () => void {
  const shown = JSON.stringify([order.view?.rows.map(({ line }) => line), order.view?.fixed, left, code]);
  const sentOrder = useRef<string>(undefined);
  useEffect(() => {
    if (sentOrder.current !== undefined && sentOrder.current !== shown) sender.change();
  }, [shown, sender]);

  const compareUnsent = useEffectEvent(() => {
    const kept = recallSubmission(name);
    if (kept === undefined || order.view === undefined || left === undefined || order.lookingUp) return;
    const { fixed } = order.view;
    if (!isAbout(kept.content, bookableLines(order.view), { total: left.total, fixed }, code)) sender.stop();
  });
  useEffect(() => {
    if (sending.status === 'unsent' && shown) compareUnsent();
  }, [sending.status, shown]);

  return () => {
    sentOrder.current = shown;
  };
}
