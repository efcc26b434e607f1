import { type ReactNode, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { SmallButton } from './SmallButton.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What confirming does, on the button. */
  confirm: string;
  cancel: string;
  /** True for an action that loses nothing: its button is no warning. */
  safe?: boolean | undefined;
  /** False for the way back, also by Escape. */
  answer: (confirmed: boolean) => void;
  children: ReactNode;
}

/** Asks before an action, as long as it is shown; the focus goes back to where it was. */
export function ConfirmDialog({
  title,
  confirm,
  cancel,
  safe,
  answer,
  children,
}: ConfirmDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="confirm-title" onCancel={() => answer(false)}>
      <h2 id="confirm-title">{title}</h2>
      {children}
      <p className="actions">
        <SmallButton onClick={() => answer(false)}>{cancel}</SmallButton>
        <SmallButton look={safe ? 'primary' : 'danger'} onClick={() => answer(true)}>
          {confirm}
        </SmallButton>
      </p>
    </dialog>
  );
}
