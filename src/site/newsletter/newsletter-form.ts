import { startForm } from '#src/lib/forms/start-form.ts';

const form = document.querySelector<HTMLFormElement>('#newsletter form');

if (form) startForm(form, { thanks: () => ({ title: form.dataset['thanks'] ?? '' }) });
