import { occasionMessage } from '#src/domain/occasion/occasion-words.ts';

/** Adds the chosen date to the WhatsApp messages of the page. */
const form = document.querySelector<HTMLFormElement>('[data-ask-date]');
const date = form?.querySelector<HTMLInputElement>('[name="date"]');

if (form && date) {
  const write = (): void => {
    const message = occasionMessage(form.dataset['askDate'] ?? '', date.validity.valid ? date.value : '');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-whatsapp]'))
      link.search = `?text=${encodeURIComponent(message)}`;
  };
  date.addEventListener('input', write);
  // The browser restores the date after going back, as late as this.
  addEventListener('pageshow', write);
}
