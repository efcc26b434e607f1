import '#src/styles/folded.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MonthHead } from '#src/components/month/MonthHead.tsx';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { en as availability } from '#src/domain/availability/words/en.ts';
import { chosenSentence, dayLabel, dayNote } from '#src/domain/booking/day/day-words.ts';
import { isSameTime } from '#src/domain/booking/day/session-time.ts';
import { readHour, toTypedHour } from '#src/domain/booking/day/typed-hour.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { within } from '#src/lib/dates/day-keys.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { speak } from '#src/lib/words/messages.ts';
import { HourFields } from '../../booking/session/HourFields.tsx';
import { hourSummary, hourWords, sessionText } from '../../booking/session/hour-words.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { monthQuery } from '../calendar-query.ts';
import { shownDays } from '../calendar-view.ts';
import { type Movable, movingText, toPublicCalendarDay } from './move-booking.ts';
import { useMove } from './use-move.ts';

const dayWords = speak('en', availability);

/** Staff see the free slots of every day; clients see them only when few are left. */
const anyNumber = Number.POSITIVE_INFINITY;

interface MoveDialogProps {
  booking: Movable;
  /** Day that the booking was dropped on. */
  to?: string | undefined;
  today: string;
  onClose: () => void;
}

/** Asks for a booking's new day and hour. The calendar changes only after the server's response. */
export function MoveDialog({ booking, to, today, onClose }: MoveDialogProps): ReactNode {
  const span = { first: today, last: addDays(today, bookingHorizonDays) };
  const month = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(within(span, to ?? booking.day ?? today));
  const [chosen, setChosen] = useState(to);
  const [typed, setTyped] = useState(toTypedHour(booking));
  const { data } = useQuery(monthQuery(shownDays({ view: 'month', day: cursor })));
  const known = new Map(data?.days.map((day) => [day.day, toPublicCalendarDay(day, booking)]));
  useEffect(() => month.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(), []);
  const { refusal, setRefusal, errors, setErrors, move } = useMove(booking, onClose);
  const day = chosen ?? booking.day;
  const read = readHour(typed);

  function send(): void {
    const before = { ...booking, eventDate: booking.day };
    if ('fields' in read) setErrors(read.fields);
    else if (day === null || isSameTime(before, { eventDate: day, ...read.hour }))
      setRefusal(hourWords.unmoved);
    else if (day !== booking.day && known.get(day)?.left === 0)
      setRefusal(chosenSentence(dayWords, day, known.get(day), anyNumber));
    else move({ eventDate: day, ...read.hour });
  }

  function choose(one: string): void {
    setCursor(one);
    setChosen(one);
    setRefusal(undefined);
  }

  return (
    <ConfirmDialog
      title={`Move the booking of ${booking.name}`}
      confirm="Move and tell the client"
      cancel="Keep the date"
      safe
      answer={(confirmed) => (confirmed ? send() : onClose())}
    >
      <div className="month stack gap-2xs" ref={month}>
        <MonthHead cursor={cursor} span={span} onMove={setCursor} />
        <MonthTable
          month={monthOf(cursor)}
          span={span}
          cursor={cursor}
          onMove={setCursor}
          onPress={choose}
          busy={data === undefined}
          look={(one) => dayLookOf(booking, one, known.get(one), one === chosen)}
        />
      </div>
      <details className="action">
        <summary>{hourSummary(booking)}</summary>
        <HourFields
          of="move"
          day={day}
          hour={typed}
          errors={errors}
          onChange={(now) => {
            setTyped(now);
            setErrors(undefined);
            setRefusal(undefined);
          }}
        />
      </details>
      <p role="status">
        {chosen === undefined
          ? nowText(booking)
          : chosenSentence(dayWords, chosen, known.get(chosen), anyNumber)}{' '}
        {chosen !== undefined &&
          'hour' in read &&
          movingText(booking, { eventDate: chosen, ...read.hour }, known.get(chosen))}
      </p>
      {refusal !== undefined && (
        <p className="notice notice--error" role="alert">
          {refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}

function nowText(booking: Movable): string {
  if (booking.day === null) return 'No date yet. Choose the new date.';
  return `Now: ${sessionText({ ...booking, eventDate: booking.day })}.`;
}

function dayLookOf(
  booking: Movable,
  day: string,
  known: DayAvailability | undefined,
  pressed: boolean,
): DayLook {
  const tone = known?.left === 0 ? 'shut' : undefined;
  const label = dayLabel(dayWords, day, known, anyNumber);
  if (day === booking.day)
    return { note: 'Now', label: `${label}. The booking is on it now.`, pressed, tone };
  return { note: dayNote(dayWords, known, anyNumber), label, pressed, tone };
}
