import { say, statusOf } from './form-status.ts';
import { markFields, sentencesOf } from './mark-fields.ts';
import { type FormEncoding, sendForm } from './send-form.ts';

/** How a form is sent, and what follows. */
export interface SubmitOptions {
  /** `json` unless told; files need `multipart`. */
  as?: FormEncoding;
  /** Sends it; `sendForm` unless a form has to do more. */
  send?: typeof sendForm;
  /** The thanks. The title is set in bold. */
  thanks: (answer: Record<string, unknown>) => { title: string; text?: string };
  /** Runs after the form was cleared and the thanks were said. */
  onReceived?: (answer: Record<string, unknown>) => void;
}

/** Checks the form, sends it to its `action` and says what came of it. True once it was received. */
export async function submitForm(form: HTMLFormElement, options: SubmitOptions): Promise<boolean> {
  if (!isComplete(form)) return false;
  const sent = new FormData(form);
  markFields(form, {});
  say(form);
  const deliver = options.send ?? sendForm;
  const outcome = await deliver(form.getAttribute('action') ?? '', sent, options.as ?? 'json');
  if (outcome.kind === 'failed') {
    const elsewhere = markFields(form, outcome.fields);
    say(form, 'error', outcome.title, [outcome.text, ...elsewhere].filter(Boolean).join(' '));
    return false;
  }
  form.reset();
  const { title, text } = options.thanks(outcome.answer);
  say(form, 'success', title, text).focus();
  options.onReceived?.(outcome.answer);
  return true;
}

function isComplete(form: HTMLFormElement): boolean {
  const { fields, missing } = sentencesOf(form);
  if (Object.keys(fields).length === 0) return true;
  say(form, 'error', statusOf(form).dataset[missing ? 'missing' : 'wrong']);
  markFields(form, fields);
  return false;
}
