import { todayInKigali } from '#src/lib/dates/dates.ts';

/** Span from `from` until just before `to`. */
export interface Span {
  from: Date;
  to: Date;
}

/** Session before or after a change: its span, and whether its hour is set. */
export interface SessionSpan extends Span {
  hasHour: boolean;
}

/** True if the span has a moment in the session or on the day in Kigali on which it starts. */
export function belongsTo(span: Span, session: Span): boolean {
  return (span.from < session.to && session.from < span.to) || coversDay(span, todayInKigali(session.from));
}

function coversDay({ from, to }: Span, day: string): boolean {
  return todayInKigali(from) <= day && day <= todayInKigali(new Date(Number(to) - 1));
}

/**
 * Moves what a booking has along with its session (docs/product.md, People and kit).
 * Spans that would leave the session take its span; those of one resource that would meet become one.
 */
export function shiftSpans<One extends Span & { resourceId: string }>(
  taken: readonly One[],
  before: SessionSpan,
  after: SessionSpan,
): One[] {
  const distance = distanceBetween(before, after);
  const moved = taken
    .map((one) => {
      const shifted = shift(one, distance);
      const isOwn = isSame(one, before) || !belongsTo(shifted, after);
      return isOwn ? { ...one, from: after.from, to: after.to } : shifted;
    })
    .sort((a, b) => Number(a.from) - Number(b.from));
  return [...Map.groupBy(moved, ({ resourceId }) => resourceId).values()].flatMap(joinOverlaps);
}

/** Counts days only while an hour is open on either side: a whole day has no hour to move by. */
function distanceBetween(before: SessionSpan, after: SessionSpan): number {
  if (before.hasHour && after.hasHour) return Number(after.from) - Number(before.from);
  return Date.parse(todayInKigali(after.from)) - Date.parse(todayInKigali(before.from));
}

function isSame(one: Span, other: Span): boolean {
  return Number(one.from) === Number(other.from) && Number(one.to) === Number(other.to);
}

function shift<One extends Span>(one: One, by: number): One {
  return { ...one, from: new Date(Number(one.from) + by), to: new Date(Number(one.to) + by) };
}

function joinOverlaps<One extends Span>(sorted: readonly One[]): One[] {
  const joined: One[] = [];
  for (const one of sorted) {
    const last = joined.at(-1);
    if (last === undefined || one.from >= last.to) joined.push({ ...one });
    else last.to = new Date(Math.max(Number(one.to), Number(last.to)));
  }
  return joined;
}
