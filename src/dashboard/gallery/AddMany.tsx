import '../shell/folded.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { queryClient } from '../server-state/query-client.ts';
import { addDraft } from './add-draft.ts';

/** Brought when someone opens it. */
const AddPictures = lazy(() => import('./upload/AddPictures.tsx'));

/** Adds many pictures at once, each as a draft; folded away until it is wanted. */
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
