import { startApplication } from './start-application.ts';

/** Opens the form over the page from every "Apply Now". Without this script the links lead to the form's own page. */
const dialog = document.querySelector<HTMLDialogElement>('#apply-dialog');
const application = startApplication();

for (const link of document.querySelectorAll('a[data-apply]')) link.setAttribute('aria-haspopup', 'dialog');

// Of the whole page: cards may come later.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-apply]');
  // A new tab or window gets the form's own page instead.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  application.choose(new URL(link.href).searchParams.get('programme'));
  dialog?.showModal();
});

// What was not sent before a reload is shown again.
if (application.unsent()) dialog?.showModal();
