import { motivationProblem } from '#src/domain/application/application-limits.ts';
import { cvProblem, maxCvBytes, maxCvPartBytes } from '#src/domain/application/cv.ts';
import { statusOf } from '#src/lib/forms/form-status.ts';
import { markField } from '#src/lib/forms/mark-fields.ts';
import type { FormRefusal } from '#src/lib/forms/send-form.ts';
import { startForm } from '#src/lib/forms/start-form.ts';
import { isRestored } from '#src/lib/sending/sending.ts';
import { wordsOf } from '#src/lib/words/refusals.ts';
import { applicationDraft } from './application-draft.ts';
import { sendApplication } from './send-application.ts';

export interface ApplicationForm {
  form: HTMLFormElement;
  /** True if a reload interrupted the sending before a response arrived. */
  unsent: () => boolean;
  /** Chooses a programme by slug; an unknown slug is a no-op. */
  choose: (slug: string | null) => void;
}

/** Throws if the page has no ApplicationForm.astro. */
export function startApplication(): ApplicationForm {
  const form = document.querySelector<HTMLFormElement>('form.application__form');
  const programme = form?.elements.namedItem('programme');
  if (!form || !(programme instanceof HTMLSelectElement))
    throw new Error('There is no application form on this page.');
  const sender = startForm(form, {
    draft: applicationDraft,
    as: 'multipart',
    sendBy: (...given) => sendApplication(() => unreadable(form), ...given),
    tooMuchForBrowser: () => cvTooLargeNow(form),
    thanks(_, catalogues) {
      const words = wordsOf(catalogues, 'application');
      return { title: words.received, text: words.contactSoon };
    },
  });
  checkMotivation(form);
  checkCv(form);
  return {
    form,
    unsent: () => isRestored(sender.state.get()),
    choose(slug) {
      const known = Array.from(programme.options).some(({ value }) => value === slug);
      if (!slug || !known || programme.value === slug) return;
      programme.value = slug;
      sender.change();
    },
  };
}

/** Checks the length in code, because browsers do not check `maxlength` of a restored draft. */
function checkMotivation(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLTextAreaElement>('[name=motivation]');
  const check = () => field?.setCustomValidity(field.dataset[motivationProblem(field.value) ?? ''] ?? '');
  form.addEventListener('submit', check, { capture: true });
}

const cvField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=cv]');

/** Returns what the browser cannot send in one request, as the script does a large CV. */
function cvTooLargeNow(form: HTMLFormElement): Record<string, string> {
  const field = cvField(form);
  const { size = 0 } = field?.files?.[0] ?? {};
  return size > maxCvPartBytes ? { cv: field?.dataset['tooLargeNow'] ?? '' } : {};
}

function unreadable(form: HTMLFormElement): FormRefusal {
  const fields = { cv: cvField(form)?.dataset['unreadable'] ?? '' };
  return { title: statusOf(form).dataset['wrong'] ?? '', text: '', fields };
}

function checkCv(form: HTMLFormElement): void {
  const field = cvField(form);
  field?.addEventListener('change', async () => {
    const [file] = field.files ?? [];
    field.setCustomValidity('');
    const problem = file && field.dataset[(await problemOf(file)) ?? ''];
    // Another file may have been chosen meanwhile.
    if (field.files?.[0] !== file) return;
    field.setCustomValidity(problem ?? '');
    markField(field, problem);
  });
}

/** Returns the name of the `data-` attribute that says what is wrong. */
async function problemOf(file: File): Promise<'tooLarge' | 'notPdf' | 'unreadable' | undefined> {
  if (file.size > maxCvBytes) return 'tooLarge';
  try {
    return cvProblem(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Moved or deleted since it was chosen, or on a removed drive.
    return 'unreadable';
  }
}
