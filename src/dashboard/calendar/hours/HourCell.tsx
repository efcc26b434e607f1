import type { CSSProperties, ReactNode } from 'react';
import { classText, spanText, takenText } from '../calendar-words.ts';
import type { HourColumn } from './hour-columns.ts';
import {
  dayMinutes,
  isWholeDay,
  type Lane,
  lanesOf,
  type MinuteSpan,
  type ShownHours,
} from './hour-layout.ts';
import { BlockTimes, SessionChip } from './SessionChip.tsx';
import { ghostOn, type SessionDraft } from './session-draft.ts';

interface HourCellProps {
  home: string;
  column: HourColumn;
  hours: ShownHours;
  draft: SessionDraft | undefined;
  /** Minute of now, if the column is of today. */
  now: number | undefined;
}

/** The hours of a column: absences behind, then sessions and classes, then what is being moved. */
export function HourCell({ home, column, hours, draft, now }: HourCellProps): ReactNode {
  const { sessions, classes, taken } = column;
  const lanes = lanesOf([...sessions, ...classes]);
  const ghost =
    draft && (draft.to.startTime !== null || draft.column !== draft.from) && ghostOn(column, draft);
  const placed = (span: MinuteSpan, lane?: Lane) => placeOf(span, hours, lane);
  return (
    <div className="hours__cell">
      {taken.length > 0 && (
        <ul className="plain-list">
          {taken.map((block) => (
            <li className="hours__taken" key={block.id} style={placed(block)}>
              {!isWholeDay(block) && takenText(block.assignment)}
            </li>
          ))}
        </ul>
      )}
      <ul className="plain-list">
        {sessions.map((block, index) => (
          <SessionChip
            key={block.id}
            home={home}
            block={block}
            column={column}
            style={placed(block, lanes[index])}
            hasEdge={block.to < dayMinutes}
          />
        ))}
        {classes.map((block, index) => (
          <li className="hours__class" key={block.id} style={placed(block, lanes[sessions.length + index])}>
            <a className="hours__words" href={`${home}/enrolments?class=${block.id}`} draggable={false}>
              <BlockTimes times={spanText(block)} /> <strong>{block.lesson.name}</strong>{' '}
              <span className="hours__order">{classText(block.lesson)}</span>
            </a>
          </li>
        ))}
        {ghost && (
          <li className="hours__ghost" style={placed(ghost)}>
            <span className="hours__time">{spanText(ghost)}</span> {draft.block.booking.name}
          </li>
        )}
      </ul>
      {now !== undefined && now >= hours.first * 60 && now <= hours.last * 60 && (
        <span className="hours__now" style={{ insetBlockStart: heightOf(now - hours.first * 60) }} />
      )}
    </div>
  );
}

function placeOf({ from, to }: MinuteSpan, { first }: ShownHours, lane?: Lane): CSSProperties {
  const { lane: at, lanes } = lane ?? { lane: 0, lanes: 1 };
  return {
    insetBlockStart: heightOf(from - first * 60),
    blockSize: heightOf(to - from),
    insetInlineStart: `${(100 * at) / lanes}%`,
    inlineSize: `${100 / lanes}%`,
  };
}

const heightOf = (minutes: number) => `calc(var(--hour) * ${minutes / 60})`;
