import type { ReactNode } from 'react';
import type { ChatScript } from '#src/domain/chat/chat-script.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { handOverLinks } from './hand-over.ts';

export function HandOver({
  script,
  questions,
}: {
  script: ChatScript;
  questions: readonly string[];
}): ReactNode {
  const links = handOverLinks(script, questions);
  return (
    <p className="chat__hand-over">
      <span>{script.handOver.question}</span> <a href={links.whatsapp}>WhatsApp</a>{' '}
      <a href={links.contact}>{useWords('chat').contactPage}</a>
    </p>
  );
}
