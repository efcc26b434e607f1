import '#src/styles/forms.css';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { SmallButton } from './SmallButton.tsx';

interface ChoiceDialogProps {
  title: string;
  /** Button label that names the effect. */
  confirm: string;
  onChoose: (choice: string) => void;
  onCancel: () => void;
  /** Field named `choice`. */
  children: ReactNode;
}

export function ChoiceDialog({ title, confirm, children, ...on }: ChoiceDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Missing while the field is loading.
    const choice = new FormData(event.currentTarget).get('choice');
    if (typeof choice === 'string') on.onChoose(choice);
  }
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="choice-title" onCancel={on.onCancel}>
      <h2 id="choice-title">{title}</h2>
      <form className="stack gap-s" onSubmit={submit}>
        {children}
        <p className="actions">
          <SmallButton onClick={on.onCancel}>Cancel</SmallButton>
          <button className="button button--small button--primary" type="submit">
            {confirm}
          </button>
        </p>
      </form>
    </dialog>
  );
}
