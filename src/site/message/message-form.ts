import type { InferResponseType } from 'hono/client';
import type { api } from '#src/lib/api.ts';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { startForm } from '#src/lib/forms/start-form.ts';
import { prepareToasts, showToast } from '#src/lib/toast.ts';
import { openingWords, type Prefill } from './prefill.ts';

type Received = InferResponseType<typeof api.contact.$post, 201>;

const form = document.querySelector<HTMLFormElement>('[data-message-form]');
const words = openingWords(new URLSearchParams(location.search));
const thanks = {
  title: 'Thank you! Your message has been received.',
  text: 'We will contact you shortly.',
};

if (form) {
  prepareToasts();
  startForm<Received>(form, {
    draft: {
      key: 'fts_message_draft',
      fields: ['name', 'email', 'phone', 'subject', 'message'],
      first: { ...words },
    },
    thanks: () => thanks,
    onSent: () => showToast({ ...thanks, tone: 'success' }),
  });
}

const root = document.querySelector<HTMLElement>('[data-write]');
if (root && words) prefillLinks(root, words);

function prefillLinks(root: HTMLElement, { subject, message }: Prefill): void {
  const mail = root.querySelector<HTMLAnchorElement>('[data-mail-to]');
  const whatsApp = root.querySelector<HTMLAnchorElement>('[data-whatsapp-to]');
  if (mail) mail.href = mailLink(mail.dataset['mailTo'] ?? '', subject, message);
  if (whatsApp) whatsApp.href = whatsAppLink(whatsApp.dataset['whatsappTo'] ?? '', `${subject}\n${message}`);
}
