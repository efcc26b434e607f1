import type { DragEvent } from 'react';

/** Dragging a booking onto a day with the mouse: a short way to the dialog that every booking's button opens, too. */

/** What is dragged; nothing else that is dropped here is taken. */
const kind = 'application/x-booking';

let marked: Element | null = null;

/** For the element that holds the bookings (`data-booking`) and the days (`data-day`). */
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

/** Shows where it would be dropped. No state of the page: it changes with every move of the mouse. */
function mark(day: Element | null): void {
  if (day === marked) return;
  marked?.removeAttribute('data-over');
  day?.setAttribute('data-over', '');
  marked = day;
}
