import type { CSSProperties, ReactNode } from 'react';
import { blockTimes, orderText, sessionLabel } from '../calendar-words.ts';
import type { HourColumn, SessionBlock } from './hour-columns.ts';

interface SessionChipProps {
  home: string;
  block: SessionBlock;
  column: HourColumn;
  isWhole?: boolean;
  style?: CSSProperties;
  /** True if the session ends here, so that its length can be dragged. */
  hasEdge?: boolean;
}

/** A session in the table: a link to the booking that can be dragged and moved by keys. */
export function SessionChip({ home, block, column, isWhole, style, hasEdge }: SessionChipProps): ReactNode {
  const { id, booking } = block;
  const { reference, status, name, people } = booking;
  return (
    <li className="hours__session" data-status={status} data-whole={isWhole && ''} style={style}>
      <a
        href={`${home}/bookings?open=${reference}`}
        draggable={false}
        data-block={id}
        data-in={column.id}
        aria-label={sessionLabel(block)}
        aria-describedby="hours-help"
      >
        {!isWhole && <span className="hours__time">{blockTimes(block)}</span>}
        <strong>{name}</strong>
        <span>{orderText(booking)}</span>
        {column.resource === undefined && people.length > 0 && <span>{people.join(', ')}</span>}
      </a>
      {hasEdge && <span className="hours__edge" data-edge="" />}
    </li>
  );
}
