import './conversation.css';
import type { ReactNode } from 'react';
import { WordsList } from '#src/components/conversation/WordsList.tsx';
import { WriteForm } from '#src/components/conversation/WriteForm.tsx';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { OpenedLink } from '#src/components/states/OpenedLink.tsx';
import { replyHint } from '#src/domain/conversation/conversation-words.ts';
import { useConversation } from './use-conversation.ts';
import { conversationPart } from './words/words.ts';

export default island('conversation', import.meta.env.SSR ? conversationPart : undefined, OpenedConversation);

function OpenedConversation(): ReactNode {
  const { view, lookAgain, write } = useConversation();
  return (
    <OpenedLink className="conversation" view={view} loading="Loading your messages…" lookAgain={lookAgain}>
      {view.kind === 'open' && (
        <>
          <p>Hello {view.open.name}, here is what you and we wrote.</p>
          <WordsList items={view.open.conversation} />
          <WriteForm name="conversation" label="Your answer" hint={replyHint} send={write} />
        </>
      )}
    </OpenedLink>
  );
}
