import { formatDate, isCalendarDate } from '#src/lib/dates/dates.ts';

/** Starts a WhatsApp message: the page, and the date if one was chosen. */
export function occasionMessage(title: string, date = ''): string {
  const page = `Hello, I am looking at your page about ${title.toLowerCase()}.`;
  return isCalendarDate(date) ? `${page} Are you free on ${formatDate(date)}?` : page;
}
