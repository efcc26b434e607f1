import './words-list.css';
import type { ReactNode } from 'react';
import type { ConversationItem } from '#src/domain/conversation/conversation.ts';
import { site } from '#src/domain/studio/site.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

/** Shows a client what they and the studio wrote, oldest first. */
export function WordsList({ items }: { items: readonly ConversationItem[] }): ReactNode {
  const words = useWords('conversation');
  // Two words may have one time, so the key contains the position; words are only ever added.
  const rows = items.map((item, position) => ({ ...item, key: `${position}:${item.at}` }));
  return (
    <ol className="words plain-list">
      {rows.map(({ key, from, at, text }) => (
        <li className={`words__part words__part--${from}`} key={key}>
          <p className="small">
            <strong>{from === 'client' ? words.you : site.name}</strong>{' '}
            <time className="soft" dateTime={at}>
              {words.at({ at })}
            </time>
          </p>
          <p className="words__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
