import { useEffect, useRef, useState } from 'react';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { readPaymentAddress, withReference } from './payment-address.ts';
import { firstView, noReferenceView, type PaymentView, viewAfter } from './payment-answer.ts';
import { type Poller, startPoller } from './payment-poller.ts';
import { resultFromQuery } from './payment-result.ts';

export interface Payment {
  /** Transaction or booking reference; null before the URL is read, or without one. */
  reference: string | null;
  view: PaymentView;
  asking: boolean;
  askNow: () => void;
  follow: (reference: string) => void;
}

/** Polls the payment until its result is final. */
export function usePayment(): Payment {
  const [reference, setReference] = useState<string | null>(null);
  const [view, setView] = useState<PaymentView>(firstView('checking'));
  const [asking, setAsking] = useState(false);
  const poller = useRef<Poller>(undefined);

  useEffect(() => {
    const address = readPaymentAddress(window.location.search);
    setReference(address.reference);
    setView(address.reference === null ? noReferenceView : firstView(resultFromQuery(address)));
  }, []);

  useEffect(() => {
    if (reference === null) return;
    let left = false;
    const started = pollWhileVisible(async () => {
      setAsking(true);
      const answer = await askStatus(reference);
      if (left) return true;
      setAsking(false);
      setView((before) => viewAfter(before, answer));
      return viewAfter(firstView('checking'), answer).final;
    });
    poller.current = started;
    return () => {
      left = true;
      started.stop();
    };
  }, [reference]);

  function follow(next: string): void {
    const address = withReference(window.location.search, next) + window.location.hash;
    window.history.replaceState(window.history.state, '', address);
    setView(({ booking, amount }) => ({ ...firstView('checking'), booking, amount }));
    setReference(next);
    if (next === reference) poller.current?.askNow();
  }

  return { reference, view, asking, askNow: () => poller.current?.askNow(), follow };
}

function askStatus(reference: string) {
  return answerTo((init) => api.payments.status[':reference'].$get({ param: { reference } }, { init }));
}

/** Pauses the poller while the page is hidden; polls immediately on return or reconnection. */
function pollWhileVisible(ask: () => Promise<boolean>): Poller {
  const poller = startPoller({
    ask,
    isVisible: () => document.visibilityState === 'visible',
    wait(milliseconds, callback) {
      const timer = window.setTimeout(callback, milliseconds);
      return () => window.clearTimeout(timer);
    },
  });
  document.addEventListener('visibilitychange', poller.resume);
  window.addEventListener('online', poller.resume);
  return {
    ...poller,
    stop() {
      document.removeEventListener('visibilitychange', poller.resume);
      window.removeEventListener('online', poller.resume);
      poller.stop();
    },
  };
}
