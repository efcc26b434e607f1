import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { chatQuestion, type Prefill, prefillMessage, serviceQuestion } from './prefill.ts';

/** Writes other first words into the buttons of /contact, and shows them before anything opens. */
function applyPrefill(root: HTMLElement, words: Prefill): void {
  const mail = root.querySelector<HTMLAnchorElement>('[data-mail-to]');
  const whatsApp = root.querySelector<HTMLAnchorElement>('[data-whatsapp-to]');
  if (mail) mail.href = mailLink(mail.dataset['mailTo'] ?? '', words.subject, words.message);
  if (whatsApp) {
    whatsApp.href = whatsAppLink(whatsApp.dataset['whatsappTo'] ?? '', `${words.subject}\n${words.message}`);
  }
  root.querySelector('[data-prefill-subject]')?.replaceChildren(words.subject);
  root.querySelector('[data-prefill-message]')?.replaceChildren(words.message);
}

const query = new URLSearchParams(location.search);
const words = prefillMessage(query) ?? serviceQuestion(query) ?? chatQuestion(query);
const root = document.querySelector<HTMLElement>('[data-write]');
if (root && words) applyPrefill(root, words);
