import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import type { en } from './words/en.ts';

/** Adds the chosen date to the WhatsApp messages of the page. */
const form = document.querySelector<HTMLFormElement>('[data-ask-date]');
const date = form?.querySelector<HTMLInputElement>('[name="date"]');

if (form && date) {
  const write = async (): Promise<void> => {
    const { speak } = await import('#src/lib/words/messages.ts');
    const messages: Pick<typeof en, 'message' | 'messageWithDate'> = JSON.parse(
      form.dataset['messages'] ?? '',
    );
    const words = speak(pageLanguage(), messages);
    const title = form.dataset['askDate'] ?? '';
    const day = date.validity.valid ? date.value : '';
    const message = isCalendarDate(day) ? words.messageWithDate({ title, day }) : words.message({ title });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-whatsapp]'))
      link.search = `?text=${encodeURIComponent(message)}`;
  };
  date.addEventListener('input', () => void write());
  // The browser restores the date after going back, as late as this.
  addEventListener('pageshow', () => {
    if (date.value !== '') void write();
  });
}
