import type { ClassSummary } from '#src/domain/dance/dance.ts';
import { startEnrolment } from './enrolment-form.ts';

/** Dialog of every "Enroll Now". Without this script the links open a separate form. */
const dialog = document.querySelector<HTMLDialogElement>('#enrolment');
const form = dialog?.querySelector<HTMLFormElement>('form[action]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-enrol]')];

if (dialog && form) {
  const enrolment = startEnrolment(form);

  const open = (link: HTMLAnchorElement) => {
    const about = classOf(link);
    dialog.querySelector('h2')?.replaceChildren(about.heading);
    for (const element of dialog.querySelectorAll<HTMLElement>('[data-fact]'))
      element.textContent = about[element.dataset['fact'] as keyof OpenedClass];
    enrolment.selectClass(about.id);
    // The dialog returns the focus here; not every browser focuses a clicked link.
    link.focus();
    dialog.showModal();
    // Lazy: the typed client outweighs the rest of the page. A failed load shows no notice.
    import('./show-places.ts').then(
      ({ showPlaces }) => showPlaces(dialog, about.id),
      () => undefined,
    );
  };

  for (const link of links) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      // A new tab or window opens the form's own page.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link);
    });
  }
  dialog.querySelector('[data-done]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', enrolment.resetIfSent);

  const unsentClass = enrolment.unsentClass();
  const unsent = links.find((link) => classOf(link).id === unsentClass);
  if (unsent) open(unsent);
}

interface OpenedClass extends ClassSummary {
  /** Heading of the dialog. */
  heading: string;
}

function classOf(link: HTMLAnchorElement): OpenedClass {
  return JSON.parse(link.dataset['enrol'] ?? '');
}
