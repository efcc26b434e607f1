import { type RefObject, useEffect, useRef } from 'react';

/** Focuses and shows an element when it mounts or `occasion` changes. It needs `tabIndex={-1}`. */
export function useScrollAndFocus<T extends HTMLElement>(occasion?: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const last = useRef<unknown>(nothingYet);
  useEffect(() => {
    if (last.current === occasion) return;
    last.current = occasion;
    element.current?.focus({ preventScroll: true });
    // Instant: a smooth scroll stops halfway when the page changes beneath it.
    element.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [occasion]);
  return element;
}

const nothingYet = Symbol();
