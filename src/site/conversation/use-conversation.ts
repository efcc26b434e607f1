import type { OpenConversation } from '#src/domain/conversation/conversation.ts';
import { type ConversationView, noLinkView, viewOf } from '#src/domain/conversation/conversation-view.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenOf } from '#src/lib/booking-token.ts';
import { useOpenedLink } from '#src/lib/use-opened-link.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import type { Wording } from '#src/lib/words/refusals.ts';

export interface ConversationState {
  view: ConversationView;
  lookAgain: () => void;
  /** Sends the client's words; `key` is the same for their retries. */
  write: (text: string, key: string) => Promise<Answer<OpenConversation>>;
}

const { conversation } = api;

export function useConversation(): ConversationState {
  const { link: token = '', view, setView, lookAgain } = useOpenedLink(tokenOf, noLinkView, load);
  return {
    view,
    lookAgain,
    async write(text, key) {
      const header = { ...authorization(token), 'idempotency-key': key };
      const answer = await answerTo((init) =>
        conversation.$post({ header, json: { text, language: pageLanguage() } }, { init }),
      );
      if (answer.kind === 'ok') setView({ kind: 'open', open: answer.data });
      return answer;
    },
  };
}

async function load(token: string, word: Wording): Promise<ConversationView> {
  return viewOf(
    word,
    await answerTo((init) => conversation.$get({ header: authorization(token) }, { init })),
  );
}

const authorization = (token: string) => ({ authorization: `Conversation ${token}` });
