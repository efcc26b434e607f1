import { type RefObject, useEffect } from 'react';

/** Shows a dialog over the page for as long as its component is there; the focus goes back to where it was. */
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
