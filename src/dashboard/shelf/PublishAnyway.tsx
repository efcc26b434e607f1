import type { ReactNode } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';

interface PublishAnywayProps {
  /** What publishing does that one has to know first, in a sentence. */
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
