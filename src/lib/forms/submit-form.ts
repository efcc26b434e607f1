import { forget } from '#src/lib/session-memory.ts';
import { type Delivery, startDelivery } from '#src/lib/start-delivery.ts';
import type { FormDraft } from './form-draft.ts';
import { say, statusOf } from './form-status.ts';
import { markFields, sentencesOf } from './mark-fields.ts';
import { type FormEncoding, type FormOutcome, sendForm } from './send-form.ts';
import { forgetWaiting, keepWaiting, recallWaiting, sayStopped, sayWaiting } from './waiting-form.ts';

/** How a form is sent without leaving the page, and what follows. Its fields and its end are FormField.astro and FormSend.astro. */
export interface FormOptions {
  /** What is kept until it is sent: under which key, which fields, and the first words that we wrote ourselves. */
  draft?: { key: string; fields: readonly string[]; first?: FormDraft };
  /** What a sentence calls that which is sent: "Your message". */
  called: string;
  /** `json` unless told; files need `multipart`. */
  as?: FormEncoding;
  /** Sends it; `sendForm` unless a form has to do more. */
  send?: typeof sendForm;
  /** The thanks. The title is set in bold. */
  thanks: (answer: Record<string, unknown>) => { title: string; text?: string };
  /** Runs after the form was cleared and the thanks were said. */
  onReceived?: (answer: Record<string, unknown>) => void;
}

/** What each form has sent last. */
const deliveries = new WeakMap<HTMLFormElement, Delivery>();

/** Checks the form, sends it to its `action` and says what came of it. Without a connection it waits for one. Over after the first try. */
export async function submitForm(form: HTMLFormElement, options: FormOptions): Promise<void> {
  giveUp(form, options);
  if (!isComplete(form)) return;
  markFields(form, {});
  say(form);
  await send(form, options, new FormData(form), true);
}

/** Goes on with what was waiting for a connection when the page was left. */
export function resumeForm(form: HTMLFormElement, options: FormOptions): void {
  const body = recallWaiting(options);
  // Somebody was quicker with the button.
  if (body === undefined || deliveries.has(form)) return;
  showWaiting(form, options, body);
  void send(form, options, body, false);
}

async function send(form: HTMLFormElement, options: FormOptions, body: FormData, asked: boolean) {
  const deliver = options.send ?? sendForm;
  const delivery = startDelivery<FormOutcome>({
    attempt: (signal) => deliver(form.getAttribute('action') ?? '', body, options.as ?? 'json', signal),
    onSilence: () => asked && showWaiting(form, options, body),
    onAnswer: (outcome, tries) => finish(form, options, outcome, asked && tries === 1),
  });
  deliveries.set(form, delivery);
  await delivery.firstTry;
}

function showWaiting(form: HTMLFormElement, options: FormOptions, body: FormData): void {
  keepWaiting(options, body);
  sayWaiting(form, options, () => giveUp(form, options) && sayStopped(form, 'cancelled').focus());
  form.addEventListener('input', () => giveUp(form, options) && sayStopped(form, 'edited'), { once: true });
}

/** True when something was waiting. */
function giveUp(form: HTMLFormElement, options: FormOptions): boolean {
  forgetWaiting(options);
  return deliveries.get(form)?.stop() ?? false;
}

/** Only who has just pressed the button is led to what came of it; others may be reading something else. */
function finish(
  form: HTMLFormElement,
  options: FormOptions,
  outcome: Exclude<FormOutcome, { kind: 'silent' }>,
  lead: boolean,
): void {
  forgetWaiting(options);
  // The focus would get lost with the button that has it.
  const focused = lead || statusOf(form).contains(document.activeElement);
  if (outcome.kind === 'failed') {
    const elsewhere = markFields(form, outcome.fields, lead);
    say(form, 'error', outcome.title, [outcome.text, ...elsewhere].filter(Boolean).join(' '));
    if (focused && !lead) statusOf(form).focus();
    return;
  }
  form.reset();
  if (options.draft) forget(options.draft.key);
  const { title, text } = options.thanks(outcome.answer);
  const region = say(form, 'success', title, text);
  if (focused) region.focus();
  options.onReceived?.(outcome.answer);
}

function isComplete(form: HTMLFormElement): boolean {
  const { fields, missing } = sentencesOf(form);
  if (Object.keys(fields).length === 0) return true;
  say(form, 'error', statusOf(form).dataset[missing ? 'missing' : 'wrong']);
  markFields(form, fields);
  return false;
}
