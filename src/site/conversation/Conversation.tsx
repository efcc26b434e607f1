import './conversation.css';
import type { ReactNode } from 'react';
import { WordsList } from '#src/components/conversation/WordsList.tsx';
import { WriteForm } from '#src/components/conversation/WriteForm.tsx';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { OpenedLink } from '#src/components/states/OpenedLink.tsx';
import { useWords } from '#src/lib/words/island-words.tsx';
import { useConversation } from './use-conversation.ts';
import { conversationPart } from './words/words.ts';

export default island('conversation', import.meta.env.SSR ? conversationPart : undefined, OpenedConversation);

function OpenedConversation(): ReactNode {
  const words = useWords('conversation');
  const { view, lookAgain, write } = useConversation();
  return (
    <OpenedLink className="conversation" view={view} loading={words.loading} lookAgain={lookAgain}>
      {view.kind === 'open' && (
        <>
          <p>{words.hello({ name: view.open.name })}</p>
          <WordsList items={view.open.conversation} />
          <WriteForm name="conversation" label={words.yourAnswer} send={write} />
        </>
      )}
    </OpenedLink>
  );
}
