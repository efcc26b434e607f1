import type { ReactNode } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { revertShelfEntry, sendIfAgreed } from './entry-calls.ts';
import type { ShelfPageRules } from './shelf-page.ts';

interface RevertEntryProps {
  rules: ShelfPageRules;
  entry: StaffShelfEntry<object>;
  onDone: () => void;
}

const dropped = 'This removes your changes, published and draft. The history keeps them.';

export function RevertEntry({ rules, entry, onDone }: RevertEntryProps): ReactNode {
  const { question, ask } = useConfirm<string>();
  const { busy, run } = useAction(async () => {
    if (!(await ask(dropped))) return;
    const answer = await sendIfAgreed((agreed) => revertShelfEntry(rules, entry, agreed), ask);
    if (answer === undefined) return;
    await change(async () => answer, {
      failed: 'Nothing changed',
      done: () => ({ title: `The ${rules.noun} is as in the original` }),
    });
    if (answer.kind === 'ok') onDone();
  });
  if (entry.changed.length === 0 && !entry.caughtUp) return null;
  return (
    <>
      <p>
        <SmallButton busy={busy} onClick={run}>
          Restore the original
        </SmallButton>
      </p>
      {question && (
        <ConfirmDialog
          title="Restore the original?"
          confirm="Restore it"
          cancel="Keep it"
          answer={question.answer}
        >
          <p>{question.about}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
