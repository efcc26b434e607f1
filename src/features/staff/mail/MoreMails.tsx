import type { ReactNode } from 'react';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { loadMoreMails } from './mail-store.ts';

/** Shows the next part of the list. */
export function MoreMails(): ReactNode {
  const { busy, run: more } = useAction(async () => {
    const failure = await loadMoreMails();
    if (failure) showToast({ title: 'We could not load more', text: failure.message, tone: 'error' });
  });

  return (
    <p>
      <button className="button button--small" type="button" aria-busy={busy} onClick={more}>
        Show more
      </button>
    </p>
  );
}
