import type { ClassSummary } from '#src/domain/dance/dance.ts';
import { startEnrolment } from './enrolment-form.ts';

/** The dialog behind every "Enroll Now". Without this script the links lead to a form of its own. */
const dialog = document.querySelector<HTMLDialogElement>('#enrolment');
const form = dialog?.querySelector<HTMLFormElement>('form[action]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-enrol]')];

if (dialog && form) {
  const enrolment = startEnrolment(form);

  /** Opens the dialog for the class that the link names. */
  const open = (link: HTMLAnchorElement) => {
    const about = classOf(link);
    dialog.querySelector('h2')?.replaceChildren(`Enrol in ${about.name}`);
    for (const element of dialog.querySelectorAll<HTMLElement>('[data-fact]'))
      element.textContent = about[element.dataset['fact'] as keyof ClassSummary];
    enrolment.turnTo(about.id);
    // Where the dialog returns the focus to; not every browser focuses a link that is pressed.
    link.focus();
    dialog.showModal();
    // Comes when it is needed: the typed client is heavier than all else on the page. Without it nothing is said.
    import('./show-places.ts').then(
      ({ showPlaces }) => showPlaces(dialog, about.id),
      () => undefined,
    );
  };

  for (const link of links) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      // A new tab or window gets the form on a page of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link);
    });
  }
  dialog.querySelector('[data-done]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', enrolment.startAfresh);

  // What was not sent before a reload is shown again.
  const unsentClass = enrolment.unsentClass();
  const unsent = links.find((link) => classOf(link).id === unsentClass);
  if (unsent) open(unsent);
}

function classOf(link: HTMLAnchorElement): ClassSummary {
  return JSON.parse(link.dataset['enrol'] ?? '');
}
