import { deliver, sendAgain } from './deliver-form.ts';
import type { FormOptions } from './form-options.ts';
import { say, statusOf } from './form-status.ts';
import { markFields, sentencesOf } from './mark-fields.ts';
import { restoreField } from './restore-field.ts';
import { recallWaiting } from './waiting-forms.ts';

/** Checks the form, sends it to its `action` and says what came of it; what waits is sent again as it is. Over after one try. */
export async function submitForm(form: HTMLFormElement, options: FormOptions): Promise<void> {
  const again = sendAgain(form);
  if (again) return again;
  if (!isComplete(form)) return;
  markFields(form, {});
  say(form);
  await deliver({ form, options, body: new FormData(form), openBefore: 0, asked: true });
}

/** Goes on with what was waiting for a connection when the page was left, if anything was. */
export function resumeForm(form: HTMLFormElement, options: FormOptions): void {
  const waiting = recallWaiting(form.getAttribute('action') ?? '');
  if (waiting === undefined) return;
  const body = new FormData();
  for (const [name, value] of Object.entries(waiting.fields)) {
    body.set(name, value);
    restoreField(form.elements.namedItem(name), value);
  }
  void deliver({ form, options, body, openBefore: waiting.openFor, asked: false });
}

function isComplete(form: HTMLFormElement): boolean {
  const { fields, missing } = sentencesOf(form);
  if (Object.keys(fields).length === 0) return true;
  say(form, 'error', statusOf(form).dataset[missing ? 'missing' : 'wrong']);
  markFields(form, fields);
  return false;
}
