import type { CSSProperties, ReactNode } from 'react';
import { blockTimes, orderText, sessionLabel } from '../calendar-words.ts';
import type { HourColumn, SessionBlock } from './hour-columns.ts';
import { isShort } from './hour-layout.ts';

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
  const label = sessionLabel(block);
  return (
    <li
      className="hours__session"
      data-status={status}
      data-line={isWhole || isShort(block) ? '' : undefined}
      style={style}
    >
      <a
        href={`${home}/bookings?open=${reference}`}
        draggable={false}
        data-block={id}
        data-booking={booking.id}
        data-in={column.id}
        title={label}
        aria-describedby="hours-help"
      >
        <span className="visually-hidden">{label}</span>
        <span className="hours__words" aria-hidden="true">
          {!isWhole && <BlockTimes times={blockTimes(block)} />}
          <strong>{name}</strong>
          {column.resource === undefined && people.length > 0 && <span>{people.join(', ')}</span>}
          <span className="hours__order">{orderText(booking)}</span>
        </span>
      </a>
      {hasEdge && <span className="hours__edge" data-edge="" />}
    </li>
  );
}

/** A narrow block shows the start only. */
export function BlockTimes({ times }: { times: string }): ReactNode {
  const [start, end] = times.split('–');
  return (
    <span className="hours__time">
      {start}
      <span className="hours__end">–{end}</span>
    </span>
  );
}
