import './sheet.css';
import { type ReactNode, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A record beside its list, over the whole screen of a phone; the focus goes back to where it was. */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog
      className="sheet"
      ref={dialog}
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        // The address closes it.
        event.preventDefault();
        if (event.target === dialog.current) onClose();
      }}
    >
      <header className="sheet__head">
        <h2 id="sheet-title">{title}</h2>
        <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div className="sheet__body">{children}</div>
    </dialog>
  );
}
