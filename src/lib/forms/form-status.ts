/** The region in which a form says what came of it (FormSend.astro); assistive technology listens to it. */
export function statusOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[data-form-status]') ?? form;
}

/** Shows what came of it, with the title in bold. Without a title: nothing. */
export function say(
  form: HTMLFormElement,
  tone: 'error' | 'success' | 'info' = 'error',
  title = '',
  text = '',
): HTMLElement {
  const region = statusOf(form);
  const heading = document.createElement('strong');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.append(heading, text && ` ${text}`);
  region.className = title && `notice notice--${tone}`;
  region.replaceChildren(...(title ? [sentence] : []));
  return region;
}

/** Says that it is not sent yet, why (`title`), and that it will be. */
export function sayKept(form: HTMLFormElement, title = 'You are offline.', more = ''): HTMLElement {
  return say(form, 'info', title, statusOf(form).dataset['kept'] + more);
}

/** Says that it could not be sent, which loses nothing. */
export function failureText(): { title: string; text: string } {
  const kept = 'Everything you typed is still here.';
  return {
    title: 'Failed to send. Please try again.',
    text: globalThis.navigator?.onLine === false ? `You seem to be offline. ${kept}` : kept,
  };
}
