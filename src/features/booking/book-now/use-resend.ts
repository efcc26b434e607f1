import { useEffect, useRef } from 'react';
import { wasWaiting } from './waiting-booking.ts';

interface ResendOptions {
  /** The order, its discount and its amounts as text; undefined until all of it is known. */
  order: string | undefined;
  /** The order that was sent last. */
  sent: () => string | undefined;
  /** The order is another one than was sent. */
  onChange: () => void;
  /** Goes on with what waited as the page was left. */
  resume: () => void;
}

/** Keeps what waits for a connection true to what the visitor sees: over a reload, and when the order changes. */
export function useResend(options: ResendOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { order } = options;
  const known = order !== undefined;

  useEffect(() => {
    const { sent, onChange } = latest.current;
    if (sent() !== undefined && sent() !== order) onChange();
  }, [order]);

  useEffect(() => {
    if (known && wasWaiting()) latest.current.resume();
  }, [known]);
}
