import type { ClassSummary } from '#src/features/dance/dance.ts';
import { markFields } from '#src/lib/forms/mark-fields.ts';
import { startForm } from '#src/lib/forms/start-form.ts';
import { needsGuardian } from './enrolment.ts';
import { showPlaces } from './show-places.ts';

/** The dialog behind every "Enroll Now": shows the class, asks, sends, and says what came of it. */

/** Whose words follow the dancer to another class is decided in `turnTo`. */
const fields = [
  'classId',
  'submissionId',
  'name',
  'email',
  'phone',
  'age',
  'guardian.name',
  'experience',
  'emergencyContact',
  'paymentMethod',
];

const dialog = document.querySelector<HTMLDialogElement>('#enrolment');
const form = dialog?.querySelector<HTMLFormElement>('form[action]');

if (dialog && form) {
  // Before the form's own listener: the draft that it keeps has the new mark in it.
  form.addEventListener('input', () => {
    renewSubmission(form);
    showGuardian(form);
  });
  startForm(form, {
    draft: { key: 'fts_enrolment_draft', fields },
    thanks: ({ message, next }) => ({ title: String(message), text: String(next) }),
    onReceived: () => {
      form.dataset['sent'] = '';
      renewSubmission(form);
      showGuardian(form);
    },
  });
  showGuardian(form);
  dialog.querySelector('[data-done]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    if (form.dataset['sent'] !== undefined) startAfresh(form);
  });
}

/** Opens the dialog for a class. */
export function openEnrolment(about: ClassSummary): void {
  if (!dialog || !form || dialog.open) return;
  dialog.querySelector('h2')?.replaceChildren(`Enroll in ${about.name}`);
  for (const place of dialog.querySelectorAll<HTMLElement>('[data-fact]')) {
    place.textContent = about[place.dataset['fact'] as keyof ClassSummary];
  }
  if (control(form, 'classId').value !== about.id) turnTo(about.id, form);
  dialog.showModal();
  void showPlaces(dialog, about.id);
  // Sends it, and goes on with one that waits for a connection.
  form.dispatchEvent(new Event('focusin'));
}

/** Who somebody is follows them to another class; how well they dance does not. */
function turnTo(classId: string, form: HTMLFormElement): void {
  control(form, 'classId').value = classId;
  control(form, 'experience').value = '';
  control(form, 'secondPlace').checked = false;
  startAfresh(form);
  // As if it were typed: an enrolment in the last class that waits for a connection is called off, and that is said.
  form.dispatchEvent(new Event('input'));
}

/** Takes away what was said about the last try. */
function startAfresh(form: HTMLFormElement): void {
  delete form.dataset['sent'];
  markFields(form, {});
  const status = form.querySelector('[data-form-status]');
  status?.removeAttribute('class');
  status?.replaceChildren();
}

/** What was changed is another submission; what is merely sent again is the same, and enrols once. */
function renewSubmission(form: HTMLFormElement): void {
  control(form, 'submissionId').value = crypto.randomUUID();
}

function showGuardian(form: HTMLFormElement): void {
  const guardian = form.querySelector<HTMLFieldSetElement>('[data-guardian]');
  if (!guardian) return;
  guardian.disabled = !needsGuardian(Number(control(form, 'age').value));
  guardian.hidden = guardian.disabled;
}

function control(form: HTMLFormElement, name: string): { value: string; checked?: boolean } {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}
