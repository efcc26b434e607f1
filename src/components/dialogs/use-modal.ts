import { type RefObject, useEffect } from 'react';

/** Keeps a modal dialog open while mounted; the focus then returns to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [dialog]);
}
