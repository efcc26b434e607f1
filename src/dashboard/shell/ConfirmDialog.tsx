import { type ReactNode, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { SmallButton } from './SmallButton.tsx';

interface ConfirmDialogProps {
  title: string;
  /** Button label that names the effect. */
  confirm: string;
  cancel: string;
  /** True if nothing is lost, so that the button is no warning. */
  safe?: boolean | undefined;
  /** Called with false on cancel or Escape. */
  answer: (confirmed: boolean) => void;
  children: ReactNode;
}

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
