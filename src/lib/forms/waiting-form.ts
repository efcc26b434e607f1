import { forget, recall, remember } from '#src/lib/session-memory.ts';
import { say } from './form-status.ts';
import type { FormOptions } from './submit-form.ts';
import { waitingKey } from './waiting-key.ts';

/** What a form that waits for a connection keeps and says. */

type Kept = Pick<FormOptions, 'draft' | 'as'>;

/** Keeps exactly what was sent over a reload: sent again, the server knows it. A file cannot be kept. */
export function keepWaiting({ draft, as }: Kept, body: FormData): void {
  if (draft && as !== 'multipart') remember(waitingKey(draft.key), JSON.stringify(Object.fromEntries(body)));
}

/** What was waiting, or nothing. */
export function recallWaiting({ draft }: Kept): FormData | undefined {
  try {
    const kept: unknown = JSON.parse((draft && recall(waitingKey(draft.key))) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const body = new FormData();
    for (const [name, value] of Object.entries(kept)) body.set(name, String(value));
    return body;
  } catch {
    // Somebody else's text under our key.
    return undefined;
  }
}

export function forgetWaiting({ draft }: Kept): void {
  if (draft) forget(waitingKey(draft.key));
}

/** Says that it is not sent yet and will be, with a button that calls it off. */
export function sayWaiting(
  form: HTMLFormElement,
  { called, as }: Pick<FormOptions, 'called' | 'as'>,
  onCancel: () => void,
): void {
  const why = navigator.onLine ? 'We cannot reach our server.' : 'You are offline.';
  const stay = as === 'multipart' ? ' Please leave this page open: your file is kept no longer.' : '';
  const text = `${called} is kept and is sent as soon as you are connected again.${stay}`;
  const region = say(form, 'info', why, text);
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.className = 'button button--quiet button--small';
  cancel.textContent = 'Cancel';
  cancel.addEventListener('click', onCancel);
  region.querySelector('p')?.append(cancel);
}

/** Says that it waits no longer. It may have arrived before its answer got lost, so we do not claim that it did not. */
export function sayStopped(form: HTMLFormElement, why: 'cancelled' | 'edited'): HTMLElement {
  const title = why === 'edited' ? 'You have changed it, so we no longer wait to send it.' : 'Cancelled.';
  return say(form, 'info', title, 'Everything you typed is still here. Press the button to send it.');
}
