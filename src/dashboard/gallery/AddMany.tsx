import '#src/styles/folded.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { queryClient } from '../server-state/query-client.ts';
import { addDraft } from './add-draft.ts';

const AddPictures = lazy(() => import('./upload/AddPictures.tsx'));

export function AddMany(): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <details className="action" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>Add many pictures</summary>
      {opened && (
        <Suspense>
          <AddPictures send={addDraft} onAdded={refresh} />
        </Suspense>
      )}
    </details>
  );
}

const refresh = () => void queryClient.invalidateQueries({ queryKey: ['gallery'] });
