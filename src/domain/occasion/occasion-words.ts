import { formatDate, isCalendarDate } from '#src/lib/dates/dates.ts';

/** "Weddings" within a sentence; names and abbreviations stay as they are. */
const withSmallFirst = (title: string) => title.replace(/^[A-Z](?=[a-z ]+$)/, (first) => first.toLowerCase());

/** Starts a WhatsApp message: the page, and the date if one was chosen. */
export function occasionMessage(title: string, date = ''): string {
  const page = `Hello, I am looking at your page about ${withSmallFirst(title)}.`;
  return isCalendarDate(date) ? `${page} Are you free on ${formatDate(date)}?` : page;
}
