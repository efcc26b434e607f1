import { useEffect, useState } from 'react';
import type { OpenConversation } from '#src/domain/conversation/conversation.ts';
import { type ConversationView, noLinkView, viewOf } from '#src/domain/conversation/conversation-view.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenInHash } from '#src/lib/booking-token.ts';
import { followKey, keepKey } from '#src/lib/key-in-address.ts';

export interface ConversationState {
  view: ConversationView;
  lookAgain: () => void;
  /** Sends the client's words; `key` is the same for their retries. */
  write: (text: string, key: string) => Promise<Answer<OpenConversation>>;
}

export function useConversation(): ConversationState {
  const [view, setView] = useState<ConversationView>({ kind: 'looking' });
  const [token, setToken] = useState('');
  const header = authorization(token);

  useEffect(
    () =>
      followKey((key) => {
        const found = tokenInHash(`#${key}`);
        if (found !== null) keepKey(found);
        setToken(found ?? '');
        setView(found === null ? noLinkView : { kind: 'looking' });
      }),
    [],
  );

  useEffect(() => {
    if (token === '' || view.kind !== 'looking') return;
    let left = false;
    void answerTo((init) => api.conversation.$get({ header: authorization(token) }, { init })).then(
      (answer) => {
        if (!left) setView(viewOf(answer));
      },
    );
    return () => {
      left = true;
    };
  }, [token, view.kind]);

  return {
    view,
    lookAgain: () => setView({ kind: 'looking' }),
    async write(text, key) {
      const answer = await answerTo((init) =>
        api.conversation.$post({ header: { ...header, 'idempotency-key': key }, json: { text } }, { init }),
      );
      if (answer.kind === 'ok') setView(viewOf(answer));
      return answer;
    },
  };
}

const authorization = (token: string) => ({ authorization: `Conversation ${token}` });
