/** Opens the enrolment from every "Enroll Now". Until the first press nothing of the form is loaded. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-enrol]')) {
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    // A new tab or window gets the form on a page of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(link);
  });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  const form = await import('./enrolment-form.ts').catch(() => undefined);
  link.removeAttribute('aria-busy');
  // Without its script the dialog cannot be sent: the link leads to a form that needs none.
  if (form === undefined) return location.assign(link.href);
  // Where the dialog returns the focus to; not every browser focuses a link that is pressed.
  link.focus();
  form.openEnrolment(JSON.parse(link.dataset['enrol'] ?? ''));
}
