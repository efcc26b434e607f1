import { todayInKigali } from '#src/lib/dates/dates.ts';
import { dateIn } from '#src/lib/words/formats.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';

export function printPriceList(): void {
  document.documentElement.dataset['print'] = 'prices';
  print();
}

addEventListener('beforeprint', () => {
  const today = todayInKigali(new Date());
  for (const day of document.querySelectorAll('time[data-today]')) {
    day.setAttribute('datetime', today);
    day.textContent = dateIn(pageLanguage(), today);
  }
});

addEventListener('afterprint', () => {
  const { dataset } = document.documentElement;
  if (dataset['print'] === 'prices') delete dataset['print'];
});
