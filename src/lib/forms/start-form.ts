import { forget, recall, remember } from '#src/lib/session-memory.ts';
import { draftOf, type FormDraft, valuesFrom } from './form-draft.ts';
import { markFields, sentencesOf } from './mark-fields.ts';
import { type FormEncoding, sendForm } from './send-form.ts';

/** What a form needs to send itself without leaving the page. Its fields and its end are FormField.astro and FormSend.astro. */
export interface FormOptions {
  /** What is kept until it is sent: under which key, which fields, and the first words that we wrote ourselves. */
  draft?: { key: string; fields: readonly string[]; first?: FormDraft };
  /** `json` unless told; files need `multipart`. */
  as?: FormEncoding;
  /** Sends it; `sendForm` unless a form has to do more. */
  send?: typeof sendForm;
  /** The thanks. The title is set in bold. */
  thanks: (answer: Record<string, unknown>) => { title: string; text?: string };
  /** Runs after the form was cleared and the thanks were said. */
  onReceived?: (answer: Record<string, unknown>) => void;
}

/** Checks the form, sends it once to its `action`, and says what came of it. What is typed survives a reload. */
export function startForm(form: HTMLFormElement, options: FormOptions): void {
  // Ours say what to do, and stay until it is done; without a script the browser's own remain.
  form.noValidate = true;
  fill(form, options);
  form.addEventListener('input', () => keep(form, options));
  let busy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy || !isComplete(form)) return;
    busy = true;
    showBusy(form, true);
    await send(form, options);
    showBusy(form, false);
    busy = false;
  });
}

function isComplete(form: HTMLFormElement): boolean {
  const { fields, missing } = sentencesOf(form);
  if (Object.keys(fields).length === 0) return true;
  say(form, 'error', statusOf(form).dataset[missing ? 'missing' : 'wrong']);
  markFields(form, fields);
  return false;
}

async function send(form: HTMLFormElement, options: FormOptions): Promise<void> {
  const sent = new FormData(form);
  markFields(form, {});
  say(form);
  const deliver = options.send ?? sendForm;
  const outcome = await deliver(form.getAttribute('action') ?? '', sent, options.as ?? 'json');
  if (outcome.kind === 'failed') {
    const elsewhere = markFields(form, outcome.fields);
    say(form, 'error', outcome.title, [outcome.text, ...elsewhere].filter(Boolean).join(' '));
    return;
  }
  if (options.draft) forget(options.draft.key);
  form.reset();
  const { title, text } = options.thanks(outcome.answer);
  say(form, 'success', title, text).focus();
  options.onReceived?.(outcome.answer);
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

/** FormSend.astro makes it. */
function statusOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[data-form-status]') ?? form;
}

/** Shows what came of it, in the region that assistive technology listens to. Without a title: nothing. */
function say(form: HTMLFormElement, tone = '', title = '', text = ''): HTMLElement {
  const region = statusOf(form);
  const heading = document.createElement('strong');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.append(heading, text && ` ${text}`);
  region.className = title && `notice notice--${tone}`;
  region.replaceChildren(...(title ? [sentence] : []));
  return region;
}
