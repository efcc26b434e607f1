export function statusOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[data-form-status]') ?? form;
}

/** Marks the button as busy. Not `disabled`, so that the focus stays on it. */
export function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.querySelector('[type=submit]')?.setAttribute('aria-busy', String(busy));
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
