import type { OfflineCause } from '#src/lib/sending/sending.ts';
import { formSubmission, offlineWords } from '#src/lib/sending/sending-words.ts';
import type { FormWords } from './words/en.ts';

export function statusOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[data-form-status]') ?? form;
}

/** Shows a message with a bold title, and buttons. Without a title, clears the region. */
export function showStatus(
  form: HTMLFormElement,
  tone: 'error' | 'success' | 'info' = 'error',
  title = '',
  text = '',
  buttons: HTMLButtonElement[] = [],
): void {
  const region = statusOf(form);
  // Someone who pressed a button in it keeps the focus.
  const here = region.contains(document.activeElement);
  const heading = document.createElement('strong');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.append(heading, text && ` ${text}`, ...buttons);
  region.className = title && `notice notice--${tone}`;
  region.replaceChildren(...(title ? [sentence] : []));
  if (here) region.focus();
}

export function showOfflineStatus(
  form: HTMLFormElement,
  words: FormWords,
  cause: OfflineCause,
  onStop: () => void,
): void {
  const hasFile = form.querySelector('[type=file]') !== null;
  const { title, text } = offlineWords(words, cause, formSubmission(words, hasFile));
  const calledOff = cause === 'stopped' || cause === 'changed';
  const stop = button('button', words.stop);
  stop.addEventListener('click', onStop);
  showStatus(form, 'info', title, text, calledOff ? [] : [tryAgainButton(words), stop]);
}

export function tryAgainButton(words: FormWords): HTMLButtonElement {
  return button('submit', words.tryAgain);
}

function button(type: 'submit' | 'button', words: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = type;
  element.className = 'button button--small';
  element.textContent = words;
  return element;
}
