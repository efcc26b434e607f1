import type { InferResponseType } from 'hono/client';
import type { api } from '#src/lib/api.ts';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { startForm } from '#src/lib/forms/start-form.ts';
import { prepareToasts, showToast } from '#src/lib/toast.ts';
import { type SpokenCatalogues, wordsOf } from '#src/lib/words/refusals.ts';
import { messageDraft } from './message-draft.ts';
import type { Prefill } from './prefill.ts';

type Received = InferResponseType<typeof api.contact.$post, 201>;

const form = document.querySelector<HTMLFormElement>('[data-message-form]');
const query = new URLSearchParams(location.search);

if (['service', 'occasion', 'message'].some((topic) => query.has(topic)))
  // Without them the visitor writes all words.
  import('./prefill.ts').then(({ readOpening }) => readOpening(form, query)).then(start, () => start());
else start();

function start(opening?: Prefill): void {
  if (form) startMessage(form, opening);
  const root = document.querySelector<HTMLElement>('[data-write]');
  if (root && opening) prefillLinks(root, opening);
}

function startMessage(form: HTMLFormElement, opening?: Prefill): void {
  prepareToasts();
  startForm<Received>(form, {
    draft: { ...messageDraft, first: { ...opening } },
    thanks: (_, words) => thanksIn(words),
    onSent: (_, words) => showToast({ ...thanksIn(words), tone: 'success' }),
  });
}

function thanksIn(words: SpokenCatalogues): { title: string; text: string } {
  const { received, contactSoon } = wordsOf(words, 'message');
  return { title: received, text: contactSoon };
}

function prefillLinks(root: HTMLElement, { subject, message }: Prefill): void {
  const mail = root.querySelector<HTMLAnchorElement>('[data-mail-to]');
  const whatsApp = root.querySelector<HTMLAnchorElement>('[data-whatsapp-to]');
  if (mail) mail.href = mailLink(mail.dataset['mailTo'] ?? '', subject, message);
  if (whatsApp) whatsApp.href = whatsAppLink(whatsApp.dataset['whatsappTo'] ?? '', `${subject}\n${message}`);
}
