import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { openingWords, type Prefill } from './prefill.ts';

/** Writes other first words into the e-mail and WhatsApp links of /contact. */
function applyPrefill(root: HTMLElement, words: Prefill): void {
  const mail = root.querySelector<HTMLAnchorElement>('[data-mail-to]');
  const whatsApp = root.querySelector<HTMLAnchorElement>('[data-whatsapp-to]');
  if (mail) mail.href = mailLink(mail.dataset['mailTo'] ?? '', words.subject, words.message);
  if (whatsApp) {
    whatsApp.href = whatsAppLink(whatsApp.dataset['whatsappTo'] ?? '', `${words.subject}\n${words.message}`);
  }
}

const words = openingWords(new URLSearchParams(location.search));
const root = document.querySelector<HTMLElement>('[data-write]');
if (root && words) applyPrefill(root, words);
