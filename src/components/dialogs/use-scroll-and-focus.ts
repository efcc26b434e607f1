import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the reader to an element when it appears, and again when `occasion` changes: focus for the keyboard and
 * for assistive technology, into view for everyone else. The element needs `tabIndex={-1}`.
 */
export function useScrollAndFocus<T extends HTMLElement>(occasion?: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const last = useRef<unknown>(nothingYet);
  useEffect(() => {
    if (last.current === occasion) return;
    last.current = occasion;
    element.current?.focus({ preventScroll: true });
    // At once: a smooth scroll stops half-way when the page changes beneath it.
    element.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [occasion]);
  return element;
}

const nothingYet = Symbol();
