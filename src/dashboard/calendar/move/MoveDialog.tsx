import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { MonthHead } from '#src/components/month/MonthHead.tsx';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { chosenSentence, dayLabel, dayNote } from '#src/domain/booking/day/day-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { within } from '#src/lib/dates/day-keys.ts';
import { formatWeekdayDate, monthOf } from '#src/lib/dates/months.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useAction } from '#src/lib/use-action.ts';
import { showOutcome } from '../../booking/sheet/send-change.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { calendarQuery } from '../calendar-query.ts';
import { shownDays } from '../calendar-view.ts';
import { type Movable, movingText, toPublicCalendarDay } from './move-booking.ts';

/** Staff see the free slots of every day; clients see them only when few are left. */
const anyNumber = Number.POSITIVE_INFINITY;

interface MoveDialogProps {
  booking: Movable;
  /** Day that the booking was dropped on. */
  to?: string | undefined;
  today: string;
  onClose: () => void;
}

/** Asks for a booking's new day. The calendar changes only after the server's response. */
export function MoveDialog({ booking, to, today, onClose }: MoveDialogProps): ReactNode {
  const span = { first: today, last: addDays(today, bookingHorizonDays) };
  const month = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(within(span, to ?? booking.day ?? today));
  const [chosen, setChosen] = useState(to);
  const { data } = useQuery(calendarQuery(shownDays({ view: 'month', day: cursor })));
  const known = new Map(data?.days.map((day) => [day.day, toPublicCalendarDay(day, booking)]));
  useEffect(() => month.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(), []);
  const { refusal, setRefusal, move } = useMove(booking, onClose);

  function send(): void {
    if (chosen === undefined || chosen === booking.day) setRefusal('Please choose the new date.');
    else if (known.get(chosen)?.left === 0) setRefusal(chosenSentence(chosen, known.get(chosen), anyNumber));
    else move(chosen);
  }

  function choose(day: string): void {
    setCursor(day);
    setChosen(day);
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
          look={(day) => dayLookOf(booking, day, known.get(day), day === chosen)}
        />
      </div>
      <p role="status">
        {chosen === undefined
          ? `${booking.day === null ? 'No date yet.' : `Now on ${formatWeekdayDate(booking.day)}.`} Choose the new date.`
          : `${chosenSentence(chosen, known.get(chosen), anyNumber)} ${movingText(booking, chosen, known.get(chosen))}`}
      </p>
      {refusal !== undefined && (
        <p className="notice notice--error" role="alert">
          {refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}

function dayLookOf(
  booking: Movable,
  day: string,
  known: DayAvailability | undefined,
  pressed: boolean,
): DayLook {
  const tone = known?.left === 0 ? 'shut' : undefined;
  const label = dayLabel(day, known, anyNumber);
  if (day === booking.day)
    return { note: 'Now', label: `${label}. The booking is on it now.`, pressed, tone };
  return { note: dayNote(known, anyNumber), label, pressed, tone };
}

/** Moves the booking and returns any refusal; a retry sends the version from the conflict. */
function useMove(booking: Movable, onMoved: () => void) {
  const [version, setVersion] = useState(booking.version);
  const [refusal, setRefusal] = useState<string>();
  const { run: move } = useAction(async (eventDate: string) => {
    const json = { eventDate, version };
    const answer = await answerTo((init) =>
      accountApi.bookings[':id'].day.$put({ param: { id: booking.id }, json }, { init }),
    );
    showOutcome(answer, 'Moved. We are writing to the client.', (now) => setVersion(now.version));
    if (answer.kind === 'ok') return onMoved();
    const { fields, message } = failureOf(answer, 'We could not move the booking');
    setRefusal(fields['eventDate'] ?? message);
  });
  return { refusal, setRefusal, move };
}
