import '#src/styles/feedback.css';
import './conversation.css';
import type { ReactNode } from 'react';
import { WordsList } from '#src/components/conversation/WordsList.tsx';
import { WriteForm } from '#src/components/conversation/WriteForm.tsx';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { replyHint } from '#src/domain/conversation/conversation-words.ts';
import { useOpenedState } from '#src/lib/use-opened-state.ts';
import { useConversation } from './use-conversation.ts';

export default island(
  'Your messages are safe. Reload the page, or use one of the ways below.',
  OpenedConversation,
);

function OpenedConversation(): ReactNode {
  const { view, lookAgain, write } = useConversation();
  useOpenedState(view.kind === 'looking' ? undefined : view.kind !== 'closed');
  return (
    <div className="conversation" data-view={view.kind} aria-busy={view.kind === 'looking'}>
      {view.kind === 'looking' && <p role="status">Loading your messages…</p>}
      {view.kind === 'closed' && (
        <div className="notice notice--info" role="status">
          <p>{view.text}</p>
        </div>
      )}
      {view.kind === 'error' && (
        <>
          <div className="notice notice--error" role="alert">
            <p>{view.text}</p>
          </div>
          <button className="button button--primary" type="button" onClick={lookAgain}>
            Try again
          </button>
        </>
      )}
      {view.kind === 'open' && (
        <>
          <p>Hello {view.open.name}, here is what you and we wrote.</p>
          <WordsList items={view.open.conversation} />
          <WriteForm name="conversation" label="Your answer" hint={replyHint} send={write} />
        </>
      )}
    </div>
  );
}
