import { useEffect, useRef, useState } from 'react';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { readPaymentAddress, withReference } from './payment-address.ts';
import { initialView, noReferenceView, type PaymentView, reduceView } from './payment-answer.ts';
import type { Poller } from './payment-poller.ts';
import { resultFromQuery } from './payment-result.ts';
import { pollWhileVisible } from './poll-while-visible.ts';

export interface Payment {
  /** Transaction or booking reference; null before the URL is read, or without one. */
  reference: string | null;
  view: PaymentView;
  polling: boolean;
  pollNow: () => void;
  follow: (reference: string) => void;
}

export function usePayment(): Payment {
  const words = useWords('payment-page');
  const word = useWording();
  const [reference, setReference] = useState<string | null>(null);
  const [view, setView] = useState<PaymentView>(initialView('checking'));
  const [polling, setPolling] = useState(false);
  const poller = useRef<Poller>(undefined);

  useEffect(() => {
    const address = readPaymentAddress(window.location.search);
    setReference(address.reference);
    setView(address.reference === null ? noReferenceView(words) : initialView(resultFromQuery(address)));
  }, [words]);

  useEffect(() => {
    if (reference === null) return;
    let left = false;
    const started = pollWhileVisible(async () => {
      setPolling(true);
      const answer = await askStatus(reference);
      if (left) return true;
      setPolling(false);
      setView((before) => reduceView(word, before, answer));
      return reduceView(word, initialView('checking'), answer).final;
    });
    poller.current = started;
    return () => {
      left = true;
      started.stop();
    };
  }, [reference, word]);

  function follow(next: string): void {
    const address = withReference(window.location.search, next) + window.location.hash;
    window.history.replaceState(window.history.state, '', address);
    setView(({ booking, amount }) => ({ ...initialView('checking'), booking, amount }));
    setReference(next);
    if (next === reference) poller.current?.pollNow();
  }

  return { reference, view, polling, pollNow: () => poller.current?.pollNow(), follow };
}

function askStatus(reference: string) {
  return answerTo((init) => api.payments.status[':reference'].$get({ param: { reference } }, { init }));
}
