import type { ReactNode } from 'react';
import { useAction } from '#src/lib/use-action.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { SmallButton, type SmallButtonProps } from './SmallButton.tsx';
import { useConfirm } from './use-confirm.ts';

interface AskedButtonProps extends Omit<SmallButtonProps, 'busy' | 'onClick'> {
  /** What is asked, and what each of the two answers says. */
  question: { title: string; confirm: string; cancel: string; text: ReactNode; safe?: boolean };
  /** What is done when the answer is yes. */
  act: () => Promise<unknown>;
}

/** A button that asks first. What it stands in takes a dialog, so it is no paragraph. */
export function AskedButton({ question, act, ...button }: AskedButtonProps): ReactNode {
  const { text, ...shown } = question;
  const { question: asked, ask } = useConfirm<true>();
  const { busy, run } = useAction(async () => {
    if (await ask(true)) await act();
  });
  return (
    <>
      <SmallButton {...button} busy={busy} onClick={run} />
      {asked && (
        <ConfirmDialog {...shown} answer={asked.answer}>
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
