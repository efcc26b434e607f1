import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrokenNotice, ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import type { ChatScript } from '#src/domain/chat/chat-script.ts';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { IslandWords, useWords } from '#src/lib/words/island-words.tsx';
import { addressIn, pageLanguage } from '#src/lib/words/languages.ts';
import { loadWords } from '#src/lib/words/load-words.ts';
import { Chat } from './Chat.tsx';
import styleSheet from './chat.css?url';

let script: Promise<ChatScript> | undefined;

/**
 * Renders the chat into `host` and returns a close function. `onClose` runs after any way of closing.
 * Rejects if the texts or the style sheet cannot be loaded.
 */
export async function openChat(host: HTMLElement, onClose: () => void): Promise<() => void> {
  script ??= loadScript().catch((cause: unknown) => {
    script = undefined;
    throw cause;
  });
  const [texts, words] = await Promise.all([script, loadWords('chat'), loadStyles(styleSheet)]);
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    onClose();
  };
  root.render(
    <IslandWords value={words}>
      <ErrorBoundary notice={<Broken />}>
        <Chat script={texts} onClose={close} />
      </ErrorBoundary>
    </IslandWords>,
  );
  return close;
}

function Broken(): ReactNode {
  return <BrokenNotice advice={useWords('chat').broken} />;
}

async function loadScript(): Promise<ChatScript> {
  const response = await fetch(addressIn(pageLanguage(), '/chat.json'));
  if (!response.ok) throw new Error(`The chat's words could not be loaded: ${response.status}.`);
  return response.json();
}
