import type { ChatScript } from '#src/domain/chat/chat-script.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';

/** Enough for context, and keeps the URL short. */
const questionsPassedOn = 5;

export function handOverLinks(
  script: Pick<ChatScript, 'handOver' | 'contact'>,
  questions: readonly string[],
): { whatsapp: string; contact: string } {
  const text = script.handOver.whatsappText.replaceAll('{asked}', () =>
    questions.slice(-questionsPassedOn).join(' / '),
  );
  return {
    whatsapp: whatsAppLink(script.contact.whatsapp, text),
    contact: `${script.contact.page}?${new URLSearchParams({ message: text })}`,
  };
}
