import '#src/styles/folded.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { goTo } from '../lists/use-address.ts';
import { queryClient } from '../server-state/query-client.ts';
import { addDraft } from './add-draft.ts';
import { DescribeMissing } from './upload/DescribeMissing.tsx';

const AddPictures = lazy(() => import('./upload/AddPictures.tsx'));

export function AddMany(): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <div className="stack gap-xs">
      <details className="action" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary>Add many pictures</summary>
        {opened && (
          <Suspense>
            <AddPictures send={addDraft} onAdded={showDrafts} />
          </Suspense>
        )}
      </details>
      <DescribeMissing />
    </div>
  );
}

/** Shows the added pictures: newest drafts first. */
function showDrafts(): void {
  void queryClient.invalidateQueries({ queryKey: ['gallery'] });
  if (!new URLSearchParams(window.location.search).has('open')) goTo('?shows=draft', 'replace');
}
