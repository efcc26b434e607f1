import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
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
  started: boolean;
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
  /** A drag that ends over its link would follow it. */
  const suppressed = useRef(false);
  const isDragging = draft !== undefined;

  function end(): void {
    drag.current = undefined;
    setDraft(undefined);
  }

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      drag.current = undefined;
      setDraft(undefined);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  function started(target: EventTarget): SessionDraft | undefined {
    const chip = target instanceof Element ? target.closest('.hours__session')?.querySelector('a') : null;
    const from = columns.find(({ id }) => id === chip?.dataset['in']);
    const block = from && [...from.sessions, ...from.whole].find(({ id }) => id === chip?.dataset['block']);
    return from && block && draftOf(block, from);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    suppressed.current = false;
    if (event.pointerType === 'touch' || event.button !== 0 || hasModifier(event)) return;
    const start = started(event.target);
    if (start === undefined) return;
    const { clientX: x, clientY: y, target, currentTarget } = event;
    const place = placeAt(currentTarget, columns, hours, x, y);
    const isEdge = target instanceof Element && target.closest('[data-edge]') !== null;
    drag.current = { start, x, y, grab: place?.minute ?? 0, isEdge, started: false };
  }

  function onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
    const now = drag.current;
    if (now === undefined) return;
    if (!now.started && Math.hypot(clientX - now.x, clientY - now.y) < dragFrom) return;
    if (!now.started) currentTarget.setPointerCapture(pointerId);
    now.started = true;
    const place = placeAt(currentTarget, columns, hours, clientX, clientY);
    if (place === undefined) return;
    if (now.isEdge)
      setDraft(place.minute === null ? now.start : draftByEdge(now.start, place.minute, now.grab));
    else setDraft(draftByDrag(now.start, place, now.grab));
  }

  function onPointerUp(): void {
    const isDrop = drag.current?.started === true && draft !== undefined;
    suppressed.current = drag.current?.started === true;
    end();
    if (isDrop) onDrop(draft);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOpen = draft !== undefined && (isMoved(draft) || isReassigned(draft));
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      end();
      onDrop(draft);
      return;
    }
    const start = draft ?? started(event.target);
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
      if (suppressed.current) event.preventDefault();
      suppressed.current = false;
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
