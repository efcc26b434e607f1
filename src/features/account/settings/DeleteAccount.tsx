import { type ReactNode, useRef } from 'react';
import { answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { accountApi } from '../account-api.ts';

/** The end of an account, after a second thought. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, run: deleteAccount } = useAction(async () => {
    const answer = await answerTo((init) => accountApi.auth.me.$delete({}, { init }));
    dialog.current?.close();
    if (answer.kind === 'ok') onDeleted();
    else showFailure('Delete failed', answer, 'Delete failed');
  });

  return (
    <section className="delete-account stack w-34" aria-labelledby="delete-title">
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
