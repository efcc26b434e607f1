import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import {
  type Calendar,
  type CalendarAssignment,
  type CalendarBooking,
  type CalendarClass,
  classesOn,
} from '#src/domain/calendar/calendar.ts';
import type { BookingAssignment } from '#src/domain/resource/resource.ts';
import { isWholeDay, type MinuteSpan, minutesOn } from './hour-layout.ts';
import { minuteOf } from './session-steps.ts';

/** A session, or a person's or kit's part in it, on a day. */
export interface SessionBlock extends MinuteSpan {
  id: string;
  booking: CalendarBooking;
  /** Set where the block is an assignment. */
  assignment?: CalendarAssignment | undefined;
}

/** A span without a booking of these days: an absence, a repair, a preparation. */
interface TakenBlock extends MinuteSpan {
  id: string;
  assignment: CalendarAssignment;
}

interface ClassBlock extends MinuteSpan {
  id: string;
  lesson: CalendarClass;
}

export interface HourColumn {
  /** The day, the resource's id, or `nobody`. */
  id: string;
  day: string;
  resource?: BookingAssignment['resource'];
  sessions: SessionBlock[];
  /** Sessions that take the whole day. */
  whole: SessionBlock[];
  taken: TakenBlock[];
  classes: ClassBlock[];
}

export const nobody = 'nobody';

/** A column for each of these days. */
export function dayColumns(calendar: Calendar, days: readonly string[]): HourColumn[] {
  const bookings = calendar.days.flatMap((day) => day.bookings);
  return days.map((day) => ({
    id: day,
    day,
    ...split(bookings.flatMap((booking) => partOn(day, booking))),
    taken: [],
    classes: classBlocks(calendar, day),
  }));
}

/** On a day, a column for each person and for the kit in use; what nobody does yet comes first. */
export function personColumns(calendar: Calendar, day: string): HourColumn[] {
  const bookings = new Map(
    calendar.days.flatMap((one) => one.bookings.map((booking) => [booking.id, booking])),
  );
  const parts = calendar.assignments.flatMap((assignment) => {
    const span = minutesOn(day, new Date(assignment.from), new Date(assignment.to));
    return span === undefined ? [] : [{ ...span, id: assignment.id, assignment }];
  });
  const open = [...bookings.values()].filter(({ people }) => people.length === 0);
  const used = parts.map(({ assignment }) => assignment.resource);
  return [
    {
      id: nobody,
      day,
      ...split(open.flatMap((booking) => partOn(day, booking))),
      taken: [],
      classes: classBlocks(calendar, day),
    },
    ...inOrder([...calendar.people, ...used]).map((resource) => {
      const own = parts.filter(({ assignment }) => assignment.resource.id === resource.id);
      const sessions = own.flatMap((part) => {
        const booking = bookings.get(part.assignment.bookingId ?? '');
        return booking === undefined ? [] : [{ ...part, booking }];
      });
      const taken = own.filter(({ assignment }) => !bookings.has(assignment.bookingId ?? ''));
      return { id: resource.id, day, resource, ...split(sessions), taken, classes: [] };
    }),
  ];
}

/** Lists people, then kit by kind, each once and by name. */
function inOrder(resources: readonly BookingAssignment['resource'][]): BookingAssignment['resource'][] {
  const rank = ({ kind }: BookingAssignment['resource']) => (kind === 'person' ? '' : kind);
  return [...new Map(resources.map((one) => [one.id, one])).values()].sort(
    (one, other) => rank(one).localeCompare(rank(other)) || one.name.localeCompare(other.name),
  );
}

function partOn(day: string, booking: CalendarBooking): SessionBlock[] {
  const session = sessionSpan({ ...booking, eventDate: booking.day });
  const part = session && minutesOn(day, session.from, session.to);
  return part ? [{ ...part, id: booking.id, booking }] : [];
}

function split(blocks: readonly SessionBlock[]): Pick<HourColumn, 'sessions' | 'whole'> {
  return {
    sessions: blocks.filter((block) => !isWholeDay(block)),
    whole: blocks.filter((block) => isWholeDay(block)),
  };
}

function classBlocks({ classes }: Calendar, day: string): ClassBlock[] {
  return classesOn(classes, day).flatMap((lesson) => {
    const { id, startTime, minutes } = lesson;
    if (startTime === null || minutes === null) return [];
    const from = minuteOf(startTime);
    return [{ id, lesson, from, to: from + minutes }];
  });
}
