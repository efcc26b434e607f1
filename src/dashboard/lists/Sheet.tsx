import './sheet.css';
import { type ReactNode, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog
      className="sheet"
      ref={dialog}
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        // Prevents native closing, because the address controls the sheet.
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
