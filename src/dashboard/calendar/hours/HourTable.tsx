import './hours.css';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { site } from '#src/domain/studio/site.ts';
import { timeInKigali } from '#src/lib/dates/dates.ts';
import { draftSentence, hourWords, takenText } from '../calendar-words.ts';
import type { Desk } from '../DayBooking.tsx';
import { HourCell } from './HourCell.tsx';
import type { HourColumn } from './hour-columns.ts';
import { isWholeDay, type ShownHours, shownHours } from './hour-layout.ts';
import { SessionChip } from './SessionChip.tsx';
import { ghostOn, isMoved, isReassigned, type SessionDraft } from './session-draft.ts';
import { clockOf, minuteOf } from './session-steps.ts';
import { useSessionDraft } from './use-session-draft.ts';

interface HourTableProps {
  desk: Desk;
  columns: readonly HourColumn[];
  headOf: (column: HourColumn) => ReactNode;
  today: string;
  /** Gives a session to another person, in a day by person. */
  onAssign?: (draft: SessionDraft) => void;
}

/** Columns with sessions at their hours, and a row of those that take the whole day. */
export function HourTable({ desk, columns, headOf, today, onAssign }: HourTableProps): ReactNode {
  const { home } = desk;
  const timed = columns.flatMap(({ sessions, classes, taken }) => [
    ...sessions,
    ...classes,
    ...taken.filter((block) => !isWholeDay(block)),
  ]);
  const hours = shownHours(timed);
  const scroll = useOpeningHour(hours);
  const moved = useRef<string>(undefined);
  const { draft, handlers } = useSessionDraft(columns, hours, (dropped) => {
    moved.current = dropped.block.booking.id;
    if (isReassigned(dropped)) onAssign?.(dropped);
    else if (isMoved(dropped)) desk.onMove(dropped.block.booking, dropped.to);
  });
  // A session that moved is another element, so the focus follows it.
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    const chip = scroll.current?.querySelector<HTMLElement>(`[data-booking="${moved.current}"]`);
    (chip ?? document.getElementById('calendar-title'))?.focus();
    moved.current = undefined;
  });
  const [now] = useState(() => minuteOf(timeInKigali(new Date())));
  const marks = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index);

  return (
    <div className="hours stack gap-2xs" data-dragging={draft && ''}>
      <p className="hours__status" role="status">
        {draft && draftSentence(draft)}
      </p>
      <section className="hours__scroll" ref={scroll} aria-labelledby="calendar-title">
        <table className="hours__table" style={sizeOf(hours, columns.length)} {...handlers}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {headOf(column)}
                </th>
              ))}
            </tr>
            <tr className="hours__whole">
              <th scope="row">{hourWords.wholeDay}</th>
              {columns.map((column) => (
                <td key={column.id} data-strip={column.id}>
                  <WholeDay home={home} column={column} draft={draft} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{hourWords.byHour}</span>
                <span className="hours__marks" aria-hidden="true">
                  {marks.map((hour) => (
                    <span key={hour}>{clockOf(hour * 60)}</span>
                  ))}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.id} data-column={column.id}>
                  <HourCell
                    home={home}
                    column={column}
                    hours={hours}
                    draft={draft}
                    now={column.day === today ? now : undefined}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p className="small soft" id="hours-help">
        {onAssign ? hourWords.helpByPerson : hourWords.help}
      </p>
    </div>
  );
}

interface WholeDayProps {
  home: string;
  column: HourColumn;
  draft: SessionDraft | undefined;
}

function WholeDay({ home, column, draft }: WholeDayProps): ReactNode {
  const ghost = draft && draft.to.startTime === null && ghostOn(column, draft);
  const taken = column.taken.filter(isWholeDay);
  return (
    <ul className="hours__chips plain-list">
      {taken.map(({ id, assignment }) => (
        <li className="hours__away" key={id}>
          {takenText(assignment)}
        </li>
      ))}
      {column.whole.map((block) => (
        <SessionChip key={block.id} home={home} block={block} column={column} isWhole />
      ))}
      {ghost && <li className="hours__ghost">{draft.block.booking.name}</li>}
    </ul>
  );
}

/** Scrolls to the hour at which the studio opens. */
function useOpeningHour({ first, last }: ShownHours) {
  const scroll = useRef<HTMLElement>(null);
  // A widened table has the same hour in another place.
  useEffect(() => {
    const cell = scroll.current?.querySelector('[data-column]');
    if (!scroll.current || !cell) return;
    const hour = cell.clientHeight / (last - first);
    // Without a session there is nothing to focus, and keys must still scroll.
    scroll.current.tabIndex = 0;
    scroll.current.scrollTop = (opens - first - 0.25) * hour;
  }, [first, last]);
  return scroll;
}

const opens = Math.min(...site.hours.map((hours) => minuteOf(hours.opens))) / 60;

function sizeOf({ first, last }: ShownHours, columns: number): CSSProperties {
  return { '--hours': last - first, '--columns': columns } as CSSProperties;
}
