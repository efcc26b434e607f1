import { startForm } from '#src/lib/forms/start-form.ts';
import './prefill-links.ts';
import { openingWords } from './prefill.ts';

/** The message form of /contact, and its first words in the other ways to write: one script weighs less than two. */
const form = document.querySelector<HTMLFormElement>('[data-message-form]');
const words = openingWords(new URLSearchParams(location.search));

if (form) {
  startForm(form, {
    draft: {
      key: 'fts_message_draft',
      fields: ['name', 'email', 'phone', 'subject', 'message'],
      first: { ...words },
    },
    thanks: () => ({
      title: 'Thank you! Your message has been received.',
      text: 'We will contact you shortly.',
    }),
  });
}
