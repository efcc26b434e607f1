import type { DragEvent } from 'react';

/** Drag and drop is a shortcut to the dialog that every booking's Move button opens. */

/** MIME type of a dragged booking; other drops are ignored. */
const kind = 'application/x-booking';

let marked: Element | null = null;

/** Returns handlers for the element around `data-booking` and `data-day` elements. */
export function bookingDrag(onDrop: (bookingId: string, day: string) => void) {
  return {
    onDragStart({ target, dataTransfer }: DragEvent) {
      const id = closest(target, 'booking')?.dataset['booking'];
      if (id === undefined) return;
      dataTransfer.setData(kind, id);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver(event: DragEvent) {
      const day = event.dataTransfer.types.includes(kind) ? closest(event.target, 'day') : null;
      mark(day);
      if (day !== null) event.preventDefault();
    },
    onDragEnd: () => mark(null),
    onDrop(event: DragEvent) {
      const day = closest(event.target, 'day')?.dataset['day'];
      const id = event.dataTransfer.getData(kind);
      mark(null);
      if (id === '' || day === undefined) return;
      event.preventDefault();
      onDrop(id, day);
    },
  };
}

function closest(target: EventTarget, name: 'booking' | 'day'): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
}

/** Marks the drop target. Bypasses React state, because it changes with every mouse move. */
function mark(day: Element | null): void {
  if (day === marked) return;
  marked?.removeAttribute('data-over');
  day?.setAttribute('data-over', '');
  marked = day;
}
