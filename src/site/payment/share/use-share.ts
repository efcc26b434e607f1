import { useEffect, useMemo, useRef } from 'react';
import type { SharePaymentRequest } from '#src/domain/payment/share/share-requests.ts';
import { type ShareView, shareViewOf } from '#src/domain/payment/share/share-view.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenOf } from '#src/lib/booking-token.ts';
import { useLink } from '#src/lib/use-opened-link.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { pageLanguage } from '#src/lib/words/languages.ts';
import type { Poller } from '../page/payment-poller.ts';
import { pollWhileVisible } from '../page/poll-while-visible.ts';

export interface OpenShare {
  view: ShareView;
  lookAgain: () => void;
  pay: (payment: SharePaymentRequest) => Promise<Answer<unknown>>;
}

export function useShare(): OpenShare {
  const words = useWords('share-page');
  const word = useWording();
  const incomplete = useMemo((): ShareView => ({ kind: 'closed', text: words.addressIncomplete }), [words]);
  const { link: token = '', view, setView } = useLink(tokenOf, incomplete);
  const poller = useRef<Poller>(undefined);

  useEffect(() => {
    if (token === '') return;
    let left = false;
    const started = pollWhileVisible(async () => {
      const answer = await answerTo((init) =>
        api.shares.mine.$get({ header: authorization(token) }, { init }),
      );
      if (left) return true;
      setView((before) => shareViewOf(word, before, answer));
      return answer.kind === 'ok' ? answer.data.state !== 'requested' : answer.kind === 'refused';
    });
    poller.current = started;
    return () => {
      left = true;
      started.stop();
    };
  }, [token, word, setView]);

  return {
    view,
    lookAgain: () => poller.current?.pollNow(),
    async pay(payment) {
      const json = { ...payment, language: pageLanguage() };
      const answer = await answerTo((init) =>
        api.shares.pay.$post({ header: authorization(token), json }, { init }),
      );
      // After no response the request may have been sent, and after a refusal the page may be old.
      poller.current?.pollNow();
      return answer;
    },
  };
}

const authorization = (token: string) => ({ authorization: `Share ${token}` });
