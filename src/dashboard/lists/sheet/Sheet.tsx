import './sheet.css';
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { type SheetSteps, SheetStepsContext, type Step } from './sheet-steps.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const steps = use(SheetStepsContext);
  useModal(dialog);
  useFocusOfStep(dialog, steps?.lastStep);
  return (
    <dialog
      className="sheet"
      ref={dialog}
      aria-labelledby="sheet-title"
      aria-describedby={steps && 'sheet-place'}
      onCancel={(event) => {
        // Prevents native closing, because the address controls the sheet.
        event.preventDefault();
        if (event.target === dialog.current) onClose();
      }}
    >
      <header className="sheet__head">
        <h2 id="sheet-title">{title}</h2>
        <div className="sheet__tools">
          {steps && <Steps {...steps} />}
          <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </header>
      <div className="sheet__body">{children}</div>
    </dialog>
  );
}

/** Focuses the button of the last step, or the other one at an end of the list, once the sheet is open. */
function useFocusOfStep(dialog: RefObject<HTMLDialogElement | null>, lastStep: Step | undefined): void {
  useEffect(() => {
    if (lastStep === undefined) return;
    const enabled = (step: string) => dialog.current?.querySelector<HTMLElement>(`${step}:enabled`);
    (enabled(`[data-step="${lastStep}"]`) ?? enabled('[data-step]'))?.focus();
  }, [dialog, lastStep]);
}

/** Buttons to the neighbours. The new sheet is announced with its title and its place in the list. */
function Steps({ place, previous, next, busy }: SheetSteps): ReactNode {
  return (
    <div className="sheet__steps" aria-busy={busy}>
      <span id="sheet-place" className="sheet__place soft small">
        {place}
      </span>
      <button
        className="icon-button"
        type="button"
        data-step="previous"
        aria-label="Previous"
        aria-keyshortcuts="K"
        disabled={previous === undefined}
        onClick={previous}
      >
        <span aria-hidden="true">↑</span>
      </button>
      <button
        className="icon-button"
        type="button"
        data-step="next"
        aria-label="Next"
        aria-keyshortcuts="J"
        disabled={next === undefined}
        onClick={next}
      >
        <span aria-hidden="true">↓</span>
      </button>
    </div>
  );
}
