import { recall, remember } from '#src/lib/session-memory.ts';
import { draftOf, valuesFrom } from './form-draft.ts';
import { failureText, say } from './form-status.ts';
import type { FormOptions } from './submit-form.ts';
import { waitingKey } from './waiting-key.ts';

/**
 * Takes over a form: what is typed survives a reload, and it is sent once, without leaving the page. What checks and
 * sends it comes with the first touch, so that a page weighs little for those who only read.
 */
export function startForm(form: HTMLFormElement, options: FormOptions): void {
  // Our sentences say what to do, and stay until it is done; without a script the browser's own remain.
  form.noValidate = true;
  fill(form, options);
  form.addEventListener('input', () => keep(form, options));
  // Should this fail, sending tries again and says so.
  const prepare = () => loadSubmit().catch(() => undefined);
  if (form.contains(document.activeElement)) void prepare();
  else form.addEventListener('focusin', prepare, { once: true });
  if (options.draft && recall(waitingKey(options.draft.key)) !== null) goOn(form, options);
  let busy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    await submit(form, options);
    busy = false;
  });
}

/** A reload came between a form and its connection: what was sent before is still wanted. */
function goOn(form: HTMLFormElement, options: FormOptions): void {
  // Should this fail, the text is in the form, and pressing the button sends it.
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
    const { title, text } = failureText();
    say(form, 'error', title, text);
  }
  showBusy(form, false);
}

function fill(form: HTMLFormElement, { draft }: FormOptions): void {
  if (!draft) return;
  const values = valuesFrom(recall(draft.key), draft.fields, draft.first ?? {});
  for (const [name, value] of Object.entries(values)) restore(form.elements.namedItem(name), value);
}

/** What the browser itself has brought back into a text field stays. */
function restore(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.value ||= value;
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
