import type { InferResponseType } from 'hono/client';
import { needsGuardian } from '#src/domain/enrolment/enrolment.ts';
import type { api } from '#src/lib/api.ts';
import { say } from '#src/lib/forms/form-status.ts';
import { markFields } from '#src/lib/forms/mark-fields.ts';
import { sendForm } from '#src/lib/forms/send-form.ts';
import { type FormState, startForm } from '#src/lib/forms/start-form.ts';
import { isRestored } from '#src/lib/sending/sending.ts';
import { prepareToasts, showToast } from '#src/lib/toast.ts';

type Enrolled = InferResponseType<typeof api.enrolments.$post, 201>;

/** The form in the dialog: asks, sends, and says what came of it. Whose words follow to another class: `turnTo`. */
const fields = [
  'classId',
  'name',
  'email',
  'phone',
  'age',
  'guardian.name',
  'experience',
  'emergencyContact',
  'paymentMethod',
];

/** What the dialog can do with its form. */
export interface EnrolmentForm {
  /** The class that waits to be sent since before a reload, by its id. */
  unsentClass: () => string | undefined;
  /** Makes it the form of this class. */
  turnTo: (classId: string) => void;
  /** Takes away what was said about an enrolment that was sent. */
  startAfresh: () => void;
}

export function startEnrolment(form: HTMLFormElement): EnrolmentForm {
  prepareToasts();
  const classId = control(form, 'classId');
  let sentClass = '';
  const sender = startForm<Enrolled>(form, {
    draft: { key: 'fts_enrolment_draft', fields },
    send: (address, body, attempt, as) => {
      sentClass = String(body.get('classId'));
      return sendForm(address, body, attempt, as);
    },
    tellElsewhere: (state) => classId.value !== sentClass && tellInCorner(state),
    thanks: ({ message, next }) => ({ title: message, text: next }),
    onSent: ({ message }) => {
      form.dataset['sent'] = '';
      showGuardian(form);
      showToast({ title: message, tone: 'success' });
    },
  });
  form.addEventListener('input', () => showGuardian(form));
  showGuardian(form);

  function clear(): void {
    delete form.dataset['sent'];
    sender.reset();
    markFields(form, {});
    say(form);
  }

  return {
    unsentClass: () => (isRestored(sender.state.get()) ? classId.value : undefined),
    turnTo(id) {
      if (classId.value === id) return;
      classId.value = id;
      // Who someone is follows them to another class; how well they dance does not.
      control(form, 'experience').value = '';
      control(form, 'secondPlace').checked = false;
      clear();
      sender.change();
    },
    startAfresh() {
      if (form.dataset['sent'] !== undefined) clear();
    },
  };
}

/** What became of an enrolment in another class than the dialog shows by now. */
function tellInCorner(state: FormState<Enrolled>): boolean {
  if (state.status === 'sent') showToast({ title: state.answer.message, tone: 'success' });
  if (state.status === 'refused') showToast({ ...state.refusal, tone: 'error' });
  return state.status === 'sent' || state.status === 'refused';
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
