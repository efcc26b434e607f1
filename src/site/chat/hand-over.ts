import type { ChatScript } from '#src/domain/chat/chat-script.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';

/** The last questions are enough to know what it is about, and keep the address short. */
const questionsPassedOn = 5;

/** Where a person takes over, with what was asked. */
export function handOverLinks(
  script: Pick<ChatScript, 'handOver' | 'contact'>,
  questions: readonly string[],
): { whatsapp: string; contact: string } {
  const text = script.handOver.whatsappText.replaceAll('{asked}', () =>
    questions.slice(-questionsPassedOn).join(' / '),
  );
  return {
    whatsapp: whatsAppLink(script.contact.whatsapp, text),
    contact: `/contact?${new URLSearchParams({ message: text })}`,
  };
}
