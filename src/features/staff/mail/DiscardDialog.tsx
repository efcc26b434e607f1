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
      title="Discard this mail?"
      confirm="Discard"
      cancel="Keep it"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      <p>
        “{mail.subject}” will never reach {mail.recipient}. What it says is deleted and cannot be brought
        back; that you discarded it is kept.
      </p>
    </ConfirmDialog>
  );
}
