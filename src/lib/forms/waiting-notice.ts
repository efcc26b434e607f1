import type { Silence } from '#src/lib/answer.ts';
import type { FormOptions } from './form-options.ts';
import { say, sayKept } from './form-status.ts';

/** What a form says while it waits for a connection, and when it waits no longer. */

const why: Record<Silence | 'resumed', string> = {
  offline: 'You are offline.',
  timeout: 'This is taking longer than usual.',
  unreachable: 'We cannot reach our server.',
  resumed: 'Not sent yet.',
};

/** Says that it is not sent yet and will be, with a button that calls it off. */
export function sayWaiting(
  form: HTMLFormElement,
  { as }: Pick<FormOptions, 'as'>,
  reason: keyof typeof why,
  onCancel: () => void,
): void {
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.className = 'button button--small';
  cancel.textContent = 'Cancel';
  cancel.addEventListener('click', onCancel);
  const more = as === 'multipart' ? ' If you reload, you will have to choose the file again.' : '';
  sayKept(form, why[reason], more).querySelector('p')?.append(cancel);
}

/** Says that it waits no longer. It may have arrived before its answer got lost, so we do not claim that it did not. */
export function sayStopped(form: HTMLFormElement, cause: 'cancelled' | 'edited'): HTMLElement {
  const title =
    cause === 'edited' ? 'You changed it, so we will not send it until you press the button.' : 'Cancelled.';
  return say(form, 'info', title, 'Everything you typed is still here. Press the button to send it.');
}
