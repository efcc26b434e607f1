import type { ReactNode } from 'react';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import type { Answer } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { type Changed, changeEntry, removeEntry, restoreEntry, revertEntry } from './entry-calls.ts';
import { previewLink } from './preview-link.ts';
import { tellRemoved } from './removed.ts';
import type { ShelfPageRules } from './shelf-page.ts';

interface EntryActionsProps {
  rules: ShelfPageRules;
  entry: StaffEntry<object>;
  onDone: () => void;
}

/** What can be done with an entry beside changing its fields. */
export function EntryActions({ rules, entry, onDone }: EntryActionsProps): ReactNode {
  const { noun, publicPage } = rules;
  const { title, state, removed, git, updatedAt } = entry;
  const { question, ask } = useConfirm<'remove' | 'revert'>();
  const { busy, run } = useAction(
    async (
      failed: string,
      done: string,
      call: () => Promise<Answer<Changed>>,
      asks?: 'remove' | 'revert',
    ) => {
      if (asks && !(await ask(asks))) return;
      const answer = await change(call, { failed, done: () => ({ title: done }) });
      if (answer.kind !== 'ok') return;
      if (asks === 'remove') tellRemoved(rules, answer.data.entry);
      onDone();
    },
  );
  if (removed)
    return (
      <p>
        <Press
          busy={busy}
          onPress={() => run('It is still removed', `“${title}” is back`, () => restoreEntry(rules, entry))}
        >
          Bring it back
        </Press>
      </p>
    );
  return (
    <>
      <p className="actions">
        <a className="button button--small" href={previewLink(publicPage(entry.id))}>
          Preview
        </a>
        {state === 'published' && (
          <Press
            busy={busy}
            onPress={() =>
              run('It is still public', `“${title}” is hidden`, () =>
                changeEntry(rules, entry, { state: 'hidden' }),
              )
            }
          >
            Hide
          </Press>
        )}
        {git !== null && updatedAt !== null && (
          <Press
            busy={busy}
            onPress={() =>
              run('Nothing changed', `“${title}” is as git says`, () => revertEntry(rules, entry), 'revert')
            }
          >
            Back to the version in git
          </Press>
        )}
        <Press
          danger
          busy={busy}
          onPress={() =>
            run(
              `The ${noun} is still there`,
              `“${title}” is removed`,
              () => removeEntry(rules, entry),
              'remove',
            )
          }
        >
          Remove
        </Press>
      </p>
      {question && (
        <ConfirmDialog
          title={question.about === 'remove' ? `Remove “${title}”?` : `Back to the version in git?`}
          confirm={question.about === 'remove' ? 'Remove it' : 'Go back'}
          cancel="Keep it"
          answer={question.answer}
        >
          <p>
            {question.about === 'remove'
              ? 'It leaves the public pages at once. You can bring it back here.'
              : 'What was changed here is dropped, in public and in the draft. The history keeps it.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Press({
  busy,
  danger = false,
  onPress,
  children,
}: {
  busy: boolean;
  danger?: boolean;
  onPress: () => void;
  children: string;
}): ReactNode {
  return (
    <button
      className={`button button--small ${danger ? 'button--danger' : ''}`}
      type="button"
      aria-busy={busy}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
