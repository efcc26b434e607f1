import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';

/** Loads the month of free dates next to a form's date field, when its button is pressed. */
const place = document.querySelector<HTMLElement>('[data-free-dates]');
const form = place?.closest('form');
const input = form?.querySelector<HTMLInputElement>('[name="date"]');
const select = form?.querySelector<HTMLSelectElement>('[name="offer"]');

if (place && input && select) offerMonth(place, input, select);

function offerMonth(host: HTMLElement, date: HTMLInputElement, offers: HTMLSelectElement): void {
  const first = todayInKigali(new Date());
  const span = { first, last: addDays(first, bookingHorizonDays) };
  date.min = span.first;
  date.max = span.last;
  const button = host.querySelector('button');
  const notice = host.querySelector<HTMLElement>('[role="alert"]');
  button?.addEventListener('click', async () => {
    if (button.getAttribute('aria-busy') === 'true') return;
    button.setAttribute('aria-busy', 'true');
    if (notice) notice.hidden = true;
    try {
      const { showFreeDates } = await import('./show-free-dates.tsx');
      await showFreeDates({ host, date, offers, span });
    } catch {
      if (notice) notice.hidden = false;
      button.removeAttribute('aria-busy');
    }
  });
}
