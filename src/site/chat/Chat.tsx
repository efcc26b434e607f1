import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChatScript } from '#src/domain/chat/chat-script.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { ChatForm } from './ChatForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import { asked } from './conversation.ts';
import { HandOver } from './HandOver.tsx';
import { useConversation } from './use-conversation.ts';

interface ChatProps {
  script: ChatScript;
  onClose: () => void;
}

/** Support panel. Non-modal: the rest of the page stays usable. */
export function Chat({ script, onClose }: ChatProps): ReactNode {
  const { conversation, typing, send } = useConversation(script);
  const panel = useRef<HTMLElement>(null);
  const words = useWords('chat');
  const questions = asked(conversation);

  // Before the first paint, so that Escape closes the panel as soon as it is seen.
  useLayoutEffect(() => panel.current?.focus(), []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <section
      className="chat"
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      ref={panel}
      onKeyDown={closeOnEscape}
    >
      <ChatHead script={script} onClose={onClose} />
      <ChatLog greeting={script.greeting} conversation={conversation} typing={typing}>
        {questions.length > 0 && !typing && <HandOver script={script} questions={questions} />}
      </ChatLog>
      <ul
        className={questions.length > 0 ? 'chat__quick chat__quick--row' : 'chat__quick'}
        aria-label={words.commonQuestions}
      >
        {script.topics.map((topic) => (
          <li key={topic.keyword}>
            <button type="button" onClick={() => send(topic.quickReply)}>
              {topic.quickReply}
            </button>
          </li>
        ))}
      </ul>
      <ChatForm onSend={send} />
      <p className="chat__contact soft">
        <a href={`tel:${script.contact.phone.number}`}>{script.contact.phone.display}</a>{' '}
        <span>{script.contact.hours}</span>
      </p>
    </section>
  );
}

function ChatHead({ script, onClose }: ChatProps): ReactNode {
  const words = useWords('chat');
  return (
    <div className="chat__head">
      <div>
        <h2 id="chat-title">{script.title}</h2>
        <p className="chat__status">{script.status}</p>
        <p className="chat__replies small">{script.replies}</p>
      </div>
      <button className="icon-button" type="button" aria-label={words.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </div>
  );
}
