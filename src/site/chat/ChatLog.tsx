import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Conversation, Message } from './conversation.ts';

interface Props {
  greeting: string;
  conversation: Conversation;
  typing: boolean;
  /** Rendered after the last message. */
  children: ReactNode;
}

/** Message list, scrolled to the newest. A polite live region. */
export function ChatLog({ greeting, conversation, typing, children }: Props): ReactNode {
  const words = useWords('chat');
  const log = useRef<HTMLDivElement>(null);

  const [scrolls, setScrolls] = useState(false);
  const numbered = conversation.map((message, number) => ({ number, message }));

  useEffect(() => {
    const { current } = log;
    if (current === null || (conversation.length === 0 && !typing)) return;
    current.scrollTo({ top: current.scrollHeight });
    setScrolls(current.scrollHeight > current.clientHeight);
  }, [conversation, typing]);

  return (
    // Keyboard users must be able to scroll it.
    <div className="chat__scroll" ref={log} tabIndex={scrolls ? 0 : undefined}>
      <div className="stack gap-xs" role="log" aria-label={words.conversation}>
        <Said message={{ from: 'studio', text: greeting }} />
        {numbered.map(({ number, message }) => (
          <Said key={number} message={message} />
        ))}
        {typing && (
          <p className="chat__typing" aria-hidden="true">
            <span />
            <span />
            <span />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

function Said({ message }: { message: Message }): ReactNode {
  const words = useWords('chat');
  return (
    <div className={`chat__said chat__said--${message.from}`}>
      <p>
        <span className="visually-hidden">
          {message.from === 'visitor' ? words.visitorSays : words.studioSays}{' '}
        </span>
        {message.text}
      </p>
      {message.links?.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
    </div>
  );
}
