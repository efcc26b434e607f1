import { startForm } from '#src/lib/forms/start-form.ts';

const section = document.querySelector<HTMLElement>('[data-lost-link]');
const form = section?.querySelector('form');

if (section && form) {
  const { sent: title = '', sentText: text = '' } = section.dataset;
  startForm<{ ok: true }>(form, { thanks: () => ({ title, text }) });
}
