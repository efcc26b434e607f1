import type { ReactNode } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import type { DeadMail } from './dead-mail.ts';

interface DiscardDialogProps {
  mail: DeadMail;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before a mail is gone for good. */
export function DiscardDialog({ mail, onDiscard, onKeep }: DiscardDialogProps): ReactNode {
  return (
    <ConfirmDialog
      title="Discard this email?"
      confirm="Discard"
      cancel="Keep it"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      <p>
        “{mail.subject}” will never reach {mail.recipient}. We delete what it says, for good; we keep a note
        that you discarded it.
      </p>
    </ConfirmDialog>
  );
}
