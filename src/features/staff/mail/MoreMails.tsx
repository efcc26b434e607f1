import { type ReactNode, useRef, useState } from 'react';
import { showToast } from '#src/lib/toast.ts';
import { loadMoreMails } from './mail-store.ts';

/** Shows the next part of the list. */
export function MoreMails(): ReactNode {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  async function more(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const failure = await loadMoreMails();
    underWay.current = false;
    setBusy(false);
    if (failure) showToast({ title: 'We could not load more', text: failure.message, tone: 'error' });
  }

  return (
    <p>
      <button className="button button--small" type="button" aria-busy={busy} onClick={() => void more()}>
        Show more
      </button>
    </p>
  );
}
