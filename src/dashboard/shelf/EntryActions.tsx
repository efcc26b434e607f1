import type { ReactNode } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { Answer } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import {
  type Changed,
  changeShelfEntry,
  removeShelfEntry,
  restoreShelfEntry,
  revertShelfEntry,
} from './entry-calls.ts';
import { previewLink } from './preview/preview-link.ts';
import { showRemovedToast } from './removed.ts';
import type { ShelfPageRules } from './shelf-page.ts';

interface EntryActionsProps {
  rules: ShelfPageRules;
  entry: StaffShelfEntry<object>;
  onDone: () => void;
}

export function EntryActions(props: EntryActionsProps): ReactNode {
  const { rules, entry } = props;
  if (entry.removed) return <BringBack {...props} />;
  return (
    <div className="actions">
      <a
        className="button button--small"
        href={previewLink(rules.publicPage(entry.id), { word: rules.word, id: entry.id })}
      >
        Preview
      </a>
      {entry.state === 'published' && <Hide {...props} />}
      {entry.base !== null && entry.updatedAt !== null && <Revert {...props} />}
      <Remove {...props} />
    </div>
  );
}

function BringBack({ rules, entry, onDone }: EntryActionsProps): ReactNode {
  const { busy, run } = useAction(async () => {
    const told = { failed: 'It is not brought back', done: `“${entry.title}” is back` };
    if (await changed(told, () => restoreShelfEntry(rules, entry))) onDone();
  });
  return (
    <p>
      <SmallButton busy={busy} onClick={run}>
        Bring it back
      </SmallButton>
    </p>
  );
}

function Hide({ rules, entry, onDone }: EntryActionsProps): ReactNode {
  const { busy, run } = useAction(async () => {
    const told = { failed: 'It is not hidden', done: `“${entry.title}” is hidden` };
    if (await changed(told, () => changeShelfEntry(rules, entry, { state: 'hidden' }))) onDone();
  });
  return (
    <SmallButton busy={busy} onClick={run}>
      Hide
    </SmallButton>
  );
}

function Revert({ rules, entry, onDone }: EntryActionsProps): ReactNode {
  return (
    <AskedButton
      question={{
        title: 'Restore the original?',
        confirm: 'Restore it',
        cancel: 'Keep it',
        text: 'This removes your changes, published and draft. The history keeps them.',
      }}
      act={async () => {
        const told = { failed: 'Nothing changed', done: `“${entry.title}” is as in the original` };
        if (await changed(told, () => revertShelfEntry(rules, entry))) onDone();
      }}
    >
      Restore the original
    </AskedButton>
  );
}

function Remove({ rules, entry, onDone }: EntryActionsProps): ReactNode {
  const { title } = entry;
  return (
    <AskedButton
      look="danger"
      question={{
        title: `Remove “${title}”?`,
        confirm: 'Remove it',
        cancel: 'Keep it',
        text: 'Visitors no longer see it once the change is live. You can bring it back here.',
      }}
      act={async () => {
        const told = { failed: `The ${rules.noun} is not removed`, done: `“${title}” is removed` };
        const now = await changed(told, () => removeShelfEntry(rules, entry));
        if (now === undefined) return;
        showRemovedToast(rules, now.entry);
        onDone();
      }}
    >
      Remove
    </AskedButton>
  );
}

/** Returns the updated entry; undefined after a failure, which a toast explains. */
async function changed(
  { failed, done }: { failed: string; done: string },
  call: () => Promise<Answer<Changed>>,
): Promise<Changed | undefined> {
  const answer = await change(call, { failed, done: () => ({ title: done }) });
  return answer.kind === 'ok' ? answer.data : undefined;
}
