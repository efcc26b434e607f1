import type { ReactNode } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';

interface PublishAnywayProps {
  /** Effects of publishing as a sentence, and the answer to it. */
  question: { about: string; answer: (agreed: boolean) => void };
}

/** Asks before something is published that has effects elsewhere. */
export function PublishAnyway({ question }: PublishAnywayProps): ReactNode {
  return (
    <ConfirmDialog
      title="Publish it all the same?"
      confirm="Publish"
      cancel="Do not publish"
      safe
      answer={question.answer}
    >
      <p>{question.about}</p>
    </ConfirmDialog>
  );
}
