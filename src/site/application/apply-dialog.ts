import { startApplication } from './start-application.ts';

/** Opens the dialog from every "Apply Now". Without this script the links open the form's page. */
const dialog = document.querySelector<HTMLDialogElement>('#apply-dialog');
const application = startApplication();

for (const link of document.querySelectorAll('a[data-apply]')) link.setAttribute('aria-haspopup', 'dialog');

// Delegated to the document, because cards may be added later.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-apply]');
  // A new tab or window opens the form's own page.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  application.choose(new URL(link.href).searchParams.get('programme'));
  dialog?.showModal();
});

if (application.unsent()) dialog?.showModal();
