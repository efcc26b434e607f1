import type { Sending } from '#src/lib/sending/sending.ts';
import { sendNow, stopReasons, stopSending, waitingReasons } from '#src/lib/sending/sending-words.ts';

/** The region in which a form says what came of it (FormStatus.astro); assistive technology listens to it. */
export function statusOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[data-form-status]') ?? form;
}

/** Shows what came of it, with the title in bold, and buttons. Without a title: nothing. */
export function say(
  form: HTMLFormElement,
  tone: 'error' | 'success' | 'info' = 'error',
  title = '',
  text = '',
  buttons: HTMLButtonElement[] = [],
): void {
  const region = statusOf(form);
  // Anyone who pressed a button in it keeps the place.
  const here = region.contains(document.activeElement);
  const heading = document.createElement('strong');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.append(heading, text && ` ${text}`, ...buttons);
  region.className = title && `notice notice--${tone}`;
  region.replaceChildren(...(title ? [sentence] : []));
  if (here) region.focus();
}

/** Says that it is not sent yet, why, and what the visitor can do. */
export function sayUnsent(
  form: HTMLFormElement,
  state: Extract<Sending, { status: 'waiting' | 'unsent' }>,
  onStop: () => void,
): void {
  const { called } = statusOf(form).dataset;
  const file = form.querySelector('[type=file]') !== null;
  // The first sends the form itself, as its own button does.
  const buttons = [button('submit', sendNow), button('button', stopSending)];
  buttons[1]?.addEventListener('click', onStop);
  if (state.status === 'waiting') {
    const text = `${called} is kept. We will send it when you are back online: keep this page open.`;
    const more = file ? ' If you reload, you will have to choose the file again.' : '';
    say(form, 'info', waitingReasons[state.reason], text + more, buttons);
  } else {
    const text = `${called} is still here: press “${sendNow}”. If it has reached us already, it counts once.`;
    const more = file ? ' Please choose your file again first.' : '';
    say(form, 'info', 'Not sent yet, as far as we know.', text + more, buttons);
  }
}

/** It may have arrived before its answer got lost, so we do not claim that it did not. */
export function sayStopped(form: HTMLFormElement, cause: keyof typeof stopReasons): void {
  say(form, 'info', stopReasons[cause], 'Everything you typed is still here.');
}

/** Says that it could not be sent, which loses nothing. `reference`: how the server's log knows of it. */
export function failureText(reference?: string): { title: string; text: string } {
  const kept = `Everything you typed is still here.${reference === undefined ? '' : ` Reference ${reference}.`}`;
  return {
    title: 'Failed to send. Please try again.',
    text: globalThis.navigator?.onLine === false ? `You seem to be offline. ${kept}` : kept,
  };
}

function button(type: 'submit' | 'button', words: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = type;
  element.className = 'button button--small';
  element.textContent = words;
  return element;
}
