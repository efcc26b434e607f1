import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { UndoNotice } from '#src/components/states/UndoNotice.tsx';
import { listHeadId } from '../lists/focus-list.ts';
import { useSearch } from '../lists/use-address.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { change } from '../server-state/change.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { BuildState } from './BuildState.tsx';
import { newEntry } from './EntrySheet.tsx';
import { restoreShelfEntry } from './entry-calls.ts';
import { removed } from './removed.ts';
import type { ShelfPageRules } from './shelf-page.ts';

/** Lazy: its drag-and-drop library is the heaviest part of the page. */
const Arrange = lazy(() => import('./Arrange.tsx'));

export function AddEntry({ noun }: Pick<ShelfPageRules, 'noun'>): ReactNode {
  return (
    <ViewLink
      className="button button--primary button--small"
      search={`?open=${encodeURIComponent(newEntry)}`}
      state={{ opened: true }}
    >
      Add a {noun}
    </ViewLink>
  );
}

export function ArrangeButton({ rules }: { rules: ShelfPageRules }): ReactNode {
  const [arranging, setArranging] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setArranging(true)}>Change the order</SmallButton>
      {arranging && (
        <Suspense>
          <Arrange rules={rules} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  );
}

export function ShelfHead({ rules }: { rules: ShelfPageRules }): ReactNode {
  const { Adding } = rules;
  return (
    <div className="stack gap-xs">
      {Adding && <Adding />}
      <BuildState />
      <Undo rules={rules} />
    </div>
  );
}

function Undo({ rules }: { rules: ShelfPageRules }): ReactNode {
  const last = useStore(removed);
  // The open sheet owns the keyboard.
  const isOpen = new URLSearchParams(useSearch()).has('open');
  if (last === undefined || last.rules !== rules || isOpen) return null;
  const { entry } = last;
  return (
    <UndoNotice
      key={entry.version}
      lineClass="apart"
      sentence={`“${entry.title}” is removed.`}
      list={listHeadId}
      undo={() => {
        removed.set(undefined);
        void change(() => restoreShelfEntry(rules, entry), {
          failed: 'It is not brought back',
          done: () => ({ title: `“${entry.title}” is back` }),
        });
      }}
    />
  );
}
