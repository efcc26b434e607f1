/** Minutes count from 00:00 of a column's day in Kigali. */

export const dayMinutes = 24 * 60;

export interface MinuteSpan {
  from: number;
  to: number;
}

/** Hours of the table: the usual ones, or more where a session needs them. */
export interface ShownHours {
  first: number;
  last: number;
}

/** Place of a block: a column of its own for each of those that overlap. */
export interface Lane {
  lane: number;
  lanes: number;
}

const usualHours: ShownHours = { first: 6, last: 22 };

/** A shorter block would not show its words. */
const leastShown = 30;

/** Cuts a span of moments to a day; undefined if it has no part in it. */
export function minutesOn(day: string, from: Date, to: Date): MinuteSpan | undefined {
  const midnight = Date.parse(`${day}T00:00:00+02:00`);
  const start = (from.getTime() - midnight) / 60_000;
  const end = (to.getTime() - midnight) / 60_000;
  if (end <= 0 || start >= dayMinutes) return undefined;
  return { from: Math.max(0, start), to: Math.min(dayMinutes, end) };
}

export function isWholeDay({ from, to }: MinuteSpan): boolean {
  return from <= 0 && to >= dayMinutes;
}

/** True if a block has room for one line only. */
export function isShort({ from, to }: MinuteSpan): boolean {
  return to - from < 2 * leastShown;
}

/** Widens the usual hours, so that no block is hidden. */
export function shownHours(blocks: readonly MinuteSpan[]): ShownHours {
  return {
    first: Math.min(usualHours.first, ...blocks.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(usualHours.last, ...blocks.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** Gives blocks that overlap, also through others, lanes side by side; in the order of `blocks`. */
export function lanesOf(blocks: readonly MinuteSpan[]): Lane[] {
  const placed = blocks.map(({ from, to }) => ({ from, to, place: { lane: 0, lanes: 1 } }));
  let group: Lane[] = [];
  let ends: number[] = [];
  // Earlier ones first; of two that start together, the longer one.
  for (const { from, to, place } of [...placed].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= from)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= from);
    place.lane = free === -1 ? ends.length : free;
    ends[place.lane] = Math.max(to, from + leastShown);
    group.push(place);
    for (const member of group) member.lanes = ends.length;
  }
  return placed.map(({ place }) => place);
}
