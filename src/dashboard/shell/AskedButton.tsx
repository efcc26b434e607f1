import type { ReactNode } from 'react';
import { useAction } from '#src/lib/use-action.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { SmallButton, type SmallButtonProps } from './SmallButton.tsx';
import { useConfirm } from './use-confirm.ts';

interface AskedButtonProps extends Omit<SmallButtonProps, 'busy' | 'onClick'> {
  question: { title: string; confirm: string; cancel: string; text: ReactNode; safe?: boolean };
  act: () => Promise<unknown>;
}

/** Renders a button that asks first. Not inside a paragraph: it contains a dialog. */
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
