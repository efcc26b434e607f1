import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { HourColumn } from './hour-columns.ts';
import type { ShownHours } from './hour-layout.ts';
import {
  type DropPlace,
  draftByDrag,
  draftByEdge,
  draftByKey,
  draftOf,
  isMoved,
  isReassigned,
  type SessionDraft,
} from './session-draft.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const dragFrom = 4;

interface Drag {
  start: SessionDraft;
  x: number;
  y: number;
  /** Minute of the day at which the pointer took the block. */
  grab: number;
  isEdge: boolean;
}

/**
 * Moves sessions by mouse or pen and by keys. Nothing is changed before `onDrop` was confirmed.
 * Touch scrolls the table; its way is the dialog in the booking.
 */
export function useSessionDraft(
  columns: readonly HourColumn[],
  hours: ShownHours,
  onDrop: (draft: SessionDraft) => void,
) {
  const [draft, setDraft] = useState<SessionDraft>();
  const drag = useRef<Drag>(undefined);
  /** True once the pointer has moved since it was pressed. */
  const hasMoved = useRef(false);
  const isDragging = draft !== undefined;

  const end = useCallback(() => {
    drag.current = undefined;
    setDraft(undefined);
  }, []);

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging, end]);

  function draftAt(target: EventTarget): SessionDraft | undefined {
    const link = target instanceof Element ? target.closest('.hours__session')?.querySelector('a') : null;
    const from = columns.find(({ id }) => id === link?.dataset['in']);
    const block = from && [...from.sessions, ...from.whole].find(({ id }) => id === link?.dataset['block']);
    return from && block && draftOf(block, from);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    hasMoved.current = false;
    if (event.pointerType === 'touch' || event.button !== 0 || hasModifier(event)) return;
    const start = draftAt(event.target);
    if (start === undefined) return;
    const { clientX: x, clientY: y, target, currentTarget } = event;
    const place = placeAt(currentTarget, columns, hours, x, y);
    const isEdge = target instanceof Element && target.closest('[data-edge]') !== null;
    drag.current = { start, x, y, grab: place?.minute ?? 0, isEdge };
  }

  function onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
    const now = drag.current;
    if (now === undefined) return;
    if (!hasMoved.current) {
      if (Math.hypot(clientX - now.x, clientY - now.y) < dragFrom) return;
      hasMoved.current = true;
      currentTarget.setPointerCapture(pointerId);
    }
    const place = placeAt(currentTarget, columns, hours, clientX, clientY);
    if (place === undefined) return;
    setDraft(now.isEdge ? draftByEdge(now.start, place, now.grab) : draftByDrag(now.start, place, now.grab));
  }

  function onPointerUp(): void {
    const isDrop = drag.current !== undefined && hasMoved.current;
    end();
    if (isDrop && draft) onDrop(draft);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isChanged = draft !== undefined && (isMoved(draft) || isReassigned(draft));
    if (event.key === 'Enter' && isChanged) {
      event.preventDefault();
      end();
      onDrop(draft);
      return;
    }
    const start = draft ?? draftAt(event.target);
    const next = start && draftByKey(columns, start, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    setDraft(next);
  }

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: end,
    onKeyDown,
    onBlur: () => {
      if (drag.current === undefined) end();
    },
    onClickCapture: (event: MouseEvent) => {
      // The end of a drag over its link is a click too.
      if (hasMoved.current) event.preventDefault();
      hasMoved.current = false;
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
  return { draft, handlers };
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: PointerEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Finds the column and minute under the pointer; beyond the table's sides, the nearest column. */
function placeAt(
  table: HTMLElement,
  columns: readonly HourColumn[],
  { first, last }: ShownHours,
  x: number,
  y: number,
): DropPlace | undefined {
  const cells = [...table.querySelectorAll<HTMLElement>('[data-column]')];
  const near = (cell: HTMLElement) => {
    const { left, right } = cell.getBoundingClientRect();
    return Math.max(left - x, x - right, 0);
  };
  const [cell] = cells.sort((one, other) => near(one) - near(other));
  const column = columns.find(({ id }) => id === cell?.dataset['column']);
  const strip = table.querySelector('[data-strip]')?.getBoundingClientRect();
  if (cell === undefined || column === undefined || strip === undefined) return undefined;
  if (y < strip.bottom) return { column, minute: null };
  const { top, height } = cell.getBoundingClientRect();
  return { column, minute: first * 60 + ((y - top) / height) * (last - first) * 60 };
}
