import { queryOptions } from '@tanstack/react-query';
import { accountApi } from '#src/features/account/account-api.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { CallFailed } from '../server-state/ask.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** So many records of each kind. */
const limit = '4';

/** Records that have what was typed: bookings, messages, enrolments and applications, each with the way to its sheet. */
export function findQuery(home: string, q: string) {
  return queryOptions({
    queryKey: ['find', q],
    async queryFn({ signal }): Promise<PaletteEntry[]> {
      const query = { q, limit };
      const at = (path: string, open: string) => `${home}${path}?${new URLSearchParams({ q, open })}`;
      const found = await Promise.all([
        records(
          answerTo((init) => accountApi.bookings.$get({ query }, { init }), 20_000, signal),
          ({ id, reference, name, phone, eventDate }) => ({
            id,
            label: name,
            detail: `Booking ${reference}, ${eventDate === null ? 'no date yet' : formatDate(eventDate)}, ${phone}`,
            href: at('/bookings', reference),
          }),
        ),
        records(
          answerTo((init) => accountApi.messages.$get({ query }, { init }), 20_000, signal),
          ({ id, name, subject }) => ({
            id,
            label: name,
            detail: `Message: ${subject}`,
            href: at('/messages', id),
          }),
        ),
        records(
          answerTo((init) => accountApi.enrolments.$get({ query }, { init }), 20_000, signal),
          ({ id, name, className }) => ({
            id,
            label: name,
            detail: `Enrolment: ${className}`,
            href: at('/enrolments', id),
          }),
        ),
        records(
          answerTo((init) => accountApi.applications.$get({ query }, { init }), 20_000, signal),
          ({ id, name, programmeTitle }) => ({
            id,
            label: name,
            detail: `Application: ${programmeTitle}`,
            href: at('/applications', id),
          }),
        ),
      ]);
      return found.flat();
    },
  });
}

async function records<T>(
  asked: Promise<Answer<{ items: T[] }>>,
  toEntry: (item: T) => PaletteEntry,
): Promise<PaletteEntry[]> {
  const answer = await asked;
  if (answer.kind !== 'ok') throw new CallFailed(answer);
  return answer.data.items.map(toEntry);
}
