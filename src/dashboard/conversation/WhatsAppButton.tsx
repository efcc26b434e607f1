import { type ReactNode, useState } from 'react';
import type { ReplyTarget } from '#src/domain/conversation/conversation.ts';
import { whatsAppWords } from '#src/domain/conversation/conversation-words.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { internationalPhone } from '../records/international-phone.ts';
import { change } from '../server-state/change.ts';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { createLink, type LinkedRecord, noteWhatsApp } from './conversation-calls.ts';

interface WhatsAppButtonProps {
  to: LinkedRecord & Pick<ReplyTarget, 'name' | 'phone' | 'subject'>;
  label?: string;
  /** Reads the words to send; a greeting if they are empty. */
  words?: () => string;
}

/** Opens WhatsApp with the words and the client's own link, then offers to note it. */
export function WhatsAppButton({ to, label = 'WhatsApp', words }: WhatsAppButtonProps): ReactNode {
  const client = useWords('conversation');
  const [opened, setOpened] = useState('');
  const open = useAction(async () => {
    // Opened before the call, because browsers block a window that follows one.
    const tab = window.open('', '_blank');
    const answer = await createLink(to);
    if (answer.kind !== 'ok') {
      tab?.close();
      showFailure(inEnglish, 'WhatsApp was not opened', answer);
      return;
    }
    const href = whatsAppLink(
      internationalPhone(to.phone),
      whatsAppWords(client, words?.() ?? '', to, answer.data.url),
    );
    setOpened(href);
    if (tab === null) return;
    tab.opener = null;
    tab.location.href = href;
  });
  const note = useAction(async () => {
    const answer = await change(() => noteWhatsApp(to), {
      failed: 'The note was not saved',
      done: () => ({ title: 'Noted as sent by WhatsApp.' }),
    });
    if (answer.kind === 'ok') setOpened('');
  });
  return (
    <>
      <SmallButton busy={open.busy} onClick={open.run} aria-label={`${label} to ${to.name}`}>
        {label}
      </SmallButton>
      {opened !== '' && (
        <>
          <a className="button button--small" href={opened} target="_blank" rel="noopener noreferrer">
            Open WhatsApp again
          </a>
          <SmallButton look="primary" busy={note.busy} onClick={note.run}>
            Note as sent by WhatsApp
          </SmallButton>
        </>
      )}
    </>
  );
}
