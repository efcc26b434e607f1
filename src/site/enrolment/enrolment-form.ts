import type { InferResponseType } from 'hono/client';
import { needsGuardian } from '#src/domain/enrolment/enrolment.ts';
import type { api } from '#src/lib/api.ts';
import { showStatus } from '#src/lib/forms/form-status.ts';
import { markFields } from '#src/lib/forms/mark-fields.ts';
import { type FormState, startForm } from '#src/lib/forms/start-form.ts';
import { isRestored } from '#src/lib/sending/sending.ts';
import { prepareToasts, showToast } from '#src/lib/toast.ts';

type Enrolled = InferResponseType<typeof api.enrolments.$post, 201>;

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

export interface EnrolmentForm {
  /** Id of the class whose enrolment was unsent before a reload. */
  unsentClass: () => string | undefined;
  selectClass: (classId: string) => void;
  resetIfSent: () => void;
}

export function startEnrolment(form: HTMLFormElement): EnrolmentForm {
  prepareToasts();
  const classId = control(form, 'classId');
  let sentClass = '';
  const sender = startForm<Enrolled>(form, {
    draft: { key: 'fts_enrolment_draft', fields },
    sendBy: (send, address, body, ...rest) => {
      sentClass = String(body.get('classId'));
      return send(address, body, ...rest);
    },
    tellElsewhere: (state) => classId.value !== sentClass && showResultToast(state),
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
    showStatus(form);
  }

  return {
    unsentClass: () => (isRestored(sender.state.get()) ? classId.value : undefined),
    selectClass(id) {
      if (classId.value === id) return;
      classId.value = id;
      // Personal details carry over to another class; experience does not.
      control(form, 'experience').value = '';
      control(form, 'secondPlace').checked = false;
      clear();
      sender.change();
    },
    resetIfSent() {
      if (form.dataset['sent'] !== undefined) clear();
    },
  };
}

/** Shows the result as a toast if the dialog has moved on to another class. */
function showResultToast(state: FormState<Enrolled>): boolean {
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
