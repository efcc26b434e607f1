import { applicationThanks, motivationProblem } from '#src/domain/application/application-words.ts';
import { cvProblem, cvSentences, maxCvBytes } from '#src/domain/application/cv.ts';
import { markField } from '#src/lib/forms/mark-fields.ts';
import { startForm } from '#src/lib/forms/start-form.ts';
import { isRestored } from '#src/lib/sending/sending.ts';
import { sendApplication } from './send-application.ts';

/** What survives a reload; browsers let nobody put a file back. */
const draft = {
  key: 'fts_application_draft',
  fields: ['name', 'email', 'phone', 'programme', 'availability', 'motivation', 'portfolio'],
};

/** The application form of a page, started. */
export interface ApplicationForm {
  form: HTMLFormElement;
  /** True when it was sent before a reload and never answered. */
  unsent: () => boolean;
  /** Chooses a programme by its slug; one that there is not leaves the choice as it was. */
  choose: (slug: string | null) => void;
}

/** Starts the form of ApplicationForm.astro. Throws when there is none. */
export function startApplication(): ApplicationForm {
  const form = document.querySelector<HTMLFormElement>('form.application__form');
  const programme = form?.elements.namedItem('programme');
  if (!form || !(programme instanceof HTMLSelectElement))
    throw new Error('There is no application form on this page.');
  const sender = startForm(form, {
    draft,
    as: 'multipart',
    send: sendApplication,
    thanks: () => applicationThanks,
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

/** Also of a text that came out of the draft, whose length browsers do not look at. */
function checkMotivation(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLTextAreaElement>('[name=motivation]');
  const check = () => field?.setCustomValidity(motivationProblem(field.value) ?? '');
  form.addEventListener('submit', check, { capture: true });
}

/** A file that we cannot take is said at once, not after it has travelled. */
function checkCv(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=cv]');
  field?.addEventListener('change', async () => {
    const [file] = field.files ?? [];
    field.setCustomValidity('');
    const problem = file && (await problemOf(file));
    // Another file may have been chosen meanwhile.
    if (field.files?.[0] !== file) return;
    field.setCustomValidity(problem ?? '');
    markField(field, problem);
  });
}

async function problemOf(file: File): Promise<string | undefined> {
  if (file.size > maxCvBytes) return cvSentences.tooLarge;
  try {
    return cvProblem(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Moved or deleted since it was chosen, or on a drive that is gone.
    return cvSentences.unreadable;
  }
}
