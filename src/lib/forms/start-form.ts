import { recall, remember } from '#src/lib/session-memory.ts';
import { draftOf, valuesFrom } from './form-draft.ts';
import type { FormOptions } from './form-options.ts';
import { failureText, say, sayKept } from './form-status.ts';
import { restoreField } from './restore-field.ts';

/**
 * Takes over a form: what is typed survives a reload, and it is sent once, without leaving the page. What checks and
 * sends it comes with the first touch, so that a page weighs little for those who only read.
 */
export function startForm(form: HTMLFormElement, options: FormOptions): void {
  // Our sentences say what to do, and stay until it is done; without a script the browser's own remain.
  form.noValidate = true;
  fill(form, options);
  form.addEventListener('input', () => keep(form, options));
  form.addEventListener('focusin', () => prepare(form, options), { once: true });
  let busy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    await submit(form, options);
    busy = false;
  });
}

/** Also goes on with what waits for a connection. Should this fail, sending tries again and says so. */
function prepare(form: HTMLFormElement, options: FormOptions): void {
  loadSubmit().then(
    ({ resumeForm }) => resumeForm(form, options),
    () => undefined,
  );
}

function loadSubmit() {
  return import('./submit-form.ts');
}

async function submit(form: HTMLFormElement, options: FormOptions): Promise<void> {
  showBusy(form, true);
  try {
    const { submitForm } = await loadSubmit();
    await submitForm(form, options);
  } catch {
    // The page came, the rest of its script did not: the connection broke in between.
    sendWhenOnline(form);
  }
  showBusy(form, false);
}

/** Presses the button again once there is a connection, unless the form is changed. */
function sendWhenOnline(form: HTMLFormElement): void {
  const over = new AbortController();
  const giveUp = () => {
    over.abort();
    const { title, text } = failureText();
    say(form, 'error', title, text);
  };
  sayKept(form);
  form.addEventListener('input', giveUp, over);
  form.addEventListener('submit', () => over.abort(), over);
  addEventListener('online', () => form.requestSubmit(), over);
  // Something else is wrong: there is nothing to wait for.
  if (navigator.onLine) giveUp();
}

function fill(form: HTMLFormElement, { draft }: FormOptions): void {
  if (!draft) return;
  const values = valuesFrom(recall(draft.key), draft.fields, draft.first ?? {});
  for (const [name, value] of Object.entries(values)) restoreField(form.elements.namedItem(name), value);
}

function keep(form: HTMLFormElement, { draft }: FormOptions): void {
  if (!draft) return;
  const typed = draftOf(new FormData(form), draft.fields, draft.first ?? {});
  remember(draft.key, JSON.stringify(typed));
}

/** Attribute instead of `disabled`: the focus stays on the button. */
function showBusy(form: HTMLFormElement, busy: boolean): void {
  form.querySelector('[type=submit]')?.setAttribute('aria-busy', String(busy));
}
