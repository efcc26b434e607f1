import './sheet.css';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { type SheetSteps, SheetStepsContext } from './sheet-steps.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const steps = use(SheetStepsContext);
  useModal(dialog);
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

/** Buttons to the neighbours. The new sheet is announced with its title and its place in the list. */
function Steps({ place, previous, next, came, busy }: SheetSteps): ReactNode {
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = tools.current?.querySelector<HTMLElement>(`[data-step="${came}"]:enabled`);
    (pressed ?? (came && tools.current?.querySelector<HTMLElement>('[data-step]:enabled')))?.focus();
  }, [came]);
  return (
    <div className="sheet__steps" ref={tools} aria-busy={busy}>
      <span id="sheet-place" className="soft small">
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
