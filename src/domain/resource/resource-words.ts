import { en as availability } from '#src/domain/availability/words/en.ts';
import { formatDate, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import { speak } from '#src/lib/words/messages.ts';
import { dayServices } from '../availability/services/day-services.ts';
import type { Resource, ResourceKind } from './resource.ts';
import type { Span } from './shift-spans.ts';

const dayWords = speak('en', availability);

export const resourceKindNames: Record<ResourceKind, string> = {
  person: 'Person',
  camera: 'Camera',
  room: 'Room',
  car: 'Car',
  other: 'Other',
};

/** "photography and dance", or "any service". */
export function canDoText(services: readonly string[]): string {
  const known = dayServices.filter((id) => services.includes(id));
  return known.length === 0 ? 'any service' : dayWords.services({ services: known });
}

/**
 * Words a span in Kigali time: "5 December 2026", "5 December 2026, 10:00–12:00",
 * "5 December 2026 – 7 December 2026", "5 December 2026, 22:00 – 6 December 2026, 02:00".
 */
export function spanText(from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const [day, starts, ends] = [todayInKigali(start), timeInKigali(start), timeInKigali(end)];
  const lastDay = todayInKigali(new Date(end.getTime() - 1));
  if (starts === '00:00' && ends === '00:00')
    return day === lastDay ? formatDate(day) : `${formatDate(day)} – ${formatDate(lastDay)}`;
  if (day === lastDay) return `${formatDate(day)}, ${starts}–${ends === '00:00' ? '24:00' : ends}`;
  return `${formatDate(day)}, ${starts} – ${formatDate(todayInKigali(end))}, ${ends}`;
}

/** Says who or what has a resource, and what to do. `reference` null: an absence for `reason`. */
export function clashSentence(
  { kind, name }: Pick<Resource, 'kind' | 'name'>,
  { reference, reason, from, to }: Span & { reference: string | null; reason: string },
  isAnyFree: boolean,
): string {
  const when = spanText(from.toISOString(), to.toISOString());
  const has =
    reference === null
      ? `${name} is not available (${reason}): ${when}.`
      : `${name} is already assigned to ${reference}: ${when}.`;
  if (isAnyFree) return `${has} Please choose another one or another time.`;
  return kind === 'person'
    ? `${has} No one else is free then, so please choose another time.`
    : `${has} Nothing else of its kind is free then, so please choose another time.`;
}

/** Says that the booking has the resource already, also if only a half day brings both spans together. */
export function ownClashSentence(name: string, { from, to }: Span): string {
  const when = spanText(from.toISOString(), to.toISOString());
  return `${name} is already assigned to this booking: ${when}. For a longer time, please take it off and assign it once for all of it.`;
}

/** Says why a resource cannot be retired; `others`: further bookings. */
export function retirementRefusal(
  name: string,
  { reference, from, to }: Span & { reference: string },
  others: number,
): string {
  const when = spanText(from.toISOString(), to.toISOString());
  const first = `${name} is assigned to ${reference} (${when})`;
  if (others === 0) return `${first}. Please take it off that booking first.`;
  return `${first} and to ${plural(others, 'more booking')}. Please take it off them first.`;
}

/** Tells staff what a client’s move has freed. */
export function droppedText(reference: string, names: readonly string[]): string {
  const listed = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return names.length === 1
    ? `${listed} is not free on the new date of booking ${reference}. Please assign someone or something else.`
    : `${listed} are not free on the new date of booking ${reference}. Please assign others.`;
}
