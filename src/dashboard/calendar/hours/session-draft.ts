import { type DatedSessionTime, sessionMinutes, sessionSpan } from '#src/domain/booking/day/session-time.ts';
import type { CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { type HourColumn, nobody, type SessionBlock } from './hour-columns.ts';
import { type MinuteSpan, minutesOn } from './hour-layout.ts';
import { startingAt, stepMinutes, stepOfKey, stepped } from './session-steps.ts';

/** A session as it would be after a drag or keys that nobody confirmed yet. */
export interface SessionDraft {
  block: SessionBlock;
  from: HourColumn;
  column: HourColumn;
  to: DatedSessionTime;
}

/** Place of the pointer; `minute` is null in the strip of whole days. */
export interface DropPlace {
  column: HourColumn;
  minute: number | null;
}

export function draftOf(block: SessionBlock, from: HourColumn): SessionDraft {
  return { block, from, column: from, to: timeOf(block.booking) };
}

/** Returns the draft after a key; the same one if the key leads out of the table. */
export function draftByKey(
  columns: readonly HourColumn[],
  draft: SessionDraft,
  key: string,
  shift: boolean,
): SessionDraft | undefined {
  const step = stepOfKey(key, shift);
  if (step === undefined) return undefined;
  const { block, from } = draft;
  if (isPersonal(from) && step.kind === 'move' && step.days !== 0) {
    const column = nextFor(columns, draft, step.days);
    return column === undefined ? draft : { block, from, column, to: timeOf(block.booking) };
  }
  const to = stepped(draft.to, step);
  const column = isPersonal(from) ? from : columns.find(({ day }) => day === to.eventDate);
  return column === undefined || (isPersonal(from) && to.eventDate !== block.booking.day)
    ? draft
    : { block, from, column, to };
}

/** Returns the draft while the block is dragged; `grab` is the minute at which the pointer took it. */
export function draftByDrag(draft: SessionDraft, { column, minute }: DropPlace, grab: number): SessionDraft {
  const { block, from } = draft;
  const session = timeOf(block.booking);
  if (isPersonal(from) && column.id !== from.id)
    return { block, from, column: canTake(draft, column) ? column : from, to: session };
  const dropped = { block, from, column };
  if (minute === null)
    return { ...dropped, to: { eventDate: isPersonal(from) ? session.eventDate : column.day, ...noHour } };
  if (session.startTime === null || session.minutes === null) {
    const start = Math.max(0, Math.floor(minute / stepMinutes) * stepMinutes);
    return { ...dropped, to: startingAt(column.day, start, sessionMinutes.usual) };
  }
  const days = Math.round((Date.parse(column.day) - Date.parse(from.day)) / dayMs);
  return { ...dropped, to: stepped(session, { kind: 'move', minutes: inSteps(minute - grab), days }) };
}

/** Returns the draft while the lower edge of the block is dragged from the minute `grab`. */
export function draftByEdge(draft: SessionDraft, { minute }: DropPlace, grab: number): SessionDraft {
  if (minute === null) return draft;
  const by = inSteps(minute - grab);
  const session = timeOf(draft.block.booking);
  return { ...draft, to: by === 0 ? session : stepped(session, { kind: 'resize', minutes: by }) };
}

export function isReassigned({ from, column }: SessionDraft): boolean {
  return isPersonal(from) && column.id !== from.id;
}

export function isMoved({ block, to }: SessionDraft): boolean {
  const { eventDate, startTime, minutes } = timeOf(block.booking);
  return to.eventDate !== eventDate || to.startTime !== startTime || to.minutes !== minutes;
}

/** Returns where a column shows the draft; undefined where it does not. */
export function ghostOn(column: HourColumn, draft: SessionDraft): MinuteSpan | undefined {
  if (isReassigned(draft)) return column.id === draft.column.id ? draft.block : undefined;
  if (!isMoved(draft) || (isPersonal(column) && column.id !== draft.column.id)) return undefined;
  const span = sessionSpan(draft.to);
  return span === null ? undefined : minutesOn(column.day, span.from, span.to);
}

const dayMs = 24 * 60 * 60_000;
const noHour = { startTime: null, minutes: null };

function timeOf({ day, startTime, minutes }: CalendarBooking): DatedSessionTime {
  return { eventDate: day, startTime, minutes };
}

/** True in the day by person, whose columns are of one day. */
function isPersonal({ id, day }: HourColumn): boolean {
  return id !== day;
}

/** People do each other's work; kit is replaced by its own kind. Nobody does the same session twice. */
function canTake({ block, from }: SessionDraft, column: HourColumn): boolean {
  const works = [...column.sessions, ...column.whole].some(({ booking }) => booking.id === block.booking.id);
  return !works && groupOf(from) === groupOf(column);
}

function groupOf({ id, resource }: HourColumn): string {
  return id === nobody ? 'person' : (resource?.kind ?? 'person');
}

function nextFor(columns: readonly HourColumn[], draft: SessionDraft, by: number): HourColumn | undefined {
  const at = columns.findIndex(({ id }) => id === draft.column.id);
  const ahead = by > 0 ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  return ahead.find((column) => column.id === draft.from.id || canTake(draft, column));
}

function inSteps(minutes: number): number {
  return Math.round(minutes / stepMinutes) * stepMinutes;
}
