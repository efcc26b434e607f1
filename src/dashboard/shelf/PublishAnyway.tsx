import type { ReactNode } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';

interface PublishAnywayProps {
  /** Sentence with the effects of publishing, and a callback. */
  question: { about: string; answer: (agreed: boolean) => void };
}

export function PublishAnyway({ question }: PublishAnywayProps): ReactNode {
  return (
    <ConfirmDialog
      title="Publish it anyway?"
      confirm="Publish"
      cancel="Do not publish"
      safe
      answer={question.answer}
    >
      <p>{question.about}</p>
    </ConfirmDialog>
  );
}
