import type { WaitingForm, waitingFormsKey } from '#src/lib/forms/waiting-forms.ts';

/** By name: a page that has to read this once needs no more of it. */
const key: typeof waitingFormsKey = 'fts_waiting';

/** Wakes the forms of this page that wait for a connection since before it was left, as if somebody went into them. */
for (const [action, waiting] of Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}'))) {
  const form = [...document.forms].find((one) => one.getAttribute('action') === action);
  form?.dispatchEvent(new Event('focusin'));
  // The form of a dialog sleeps until that is opened.
  if (form?.closest('dialog')) openerOf((waiting as Partial<WaitingForm>).fields?.['classId'])?.click();
}

function openerOf(classId: string | undefined): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>('[data-enrol]')];
  return links.find(({ dataset }) => JSON.parse(dataset['enrol'] ?? '{}').id === classId);
}
