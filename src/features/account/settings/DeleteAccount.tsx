import { type ReactNode, useRef, useState } from 'react';
import { showToast } from '#src/lib/toast.ts';
import { callSignedIn } from '../call-account.ts';
import { failureOf } from '../failure.ts';

/** The end of an account, after a second thought. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);

  async function deleteAccount(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await callSignedIn('DELETE', '/auth/me');
    setBusy(false);
    dialog.current?.close();
    if (answer.kind === 'ok') return onDeleted();
    const { message } = failureOf(answer, 'Delete failed');
    showToast({ title: 'Delete failed', text: message, tone: 'error' });
  }

  return (
    <section className="delete-account stack" aria-labelledby="delete-title">
      <h2 id="delete-title">Delete your account</h2>
      <p>
        We delete your details and picture at once and log you out. By law we keep bookings, without your
        name.
      </p>
      <p>
        <button className="button button--danger" type="button" onClick={() => dialog.current?.showModal()}>
          Delete account
        </button>
      </p>
      <dialog className="confirm" ref={dialog} aria-labelledby="confirm-title" closedby="any">
        <h2 id="confirm-title">Delete account</h2>
        <p>Are you sure you want to delete your account? This cannot be undone.</p>
        <p className="actions">
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            Keep my account
          </button>
          <button className="button button--danger" type="button" aria-busy={busy} onClick={deleteAccount}>
            Delete account
          </button>
        </p>
      </dialog>
    </section>
  );
}
