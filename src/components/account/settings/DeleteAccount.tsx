import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type OpenBookings,
  openBookingsAdvice,
  openBookingsIn,
  openBookingsSentence,
} from '#src/domain/account/settings/open-bookings.ts';
import { openBookingText } from '#src/domain/booking/open-booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../session/account-api.ts';

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const word = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState<OpenBookings>();
  const [changed, setChanged] = useState(false);
  const isOpen = open !== undefined && open.items.length > 0;

  useEffect(() => {
    let left = false;
    // If this fails, the server's refusal carries the list.
    void answerTo((init) => accountApi.account['open-bookings'].$get({}, { init })).then((answer) => {
      if (!left && answer.kind === 'ok') setOpen(answer.data);
    });
    return () => {
      left = true;
    };
  }, []);

  const { busy, run: deleteAccount } = useAction(async () => {
    const query = open === undefined ? {} : { seen: open.seen };
    const answer = await answerTo((init) => accountApi.auth.me.$delete({ query }, { init }));
    const listed = answer.kind === 'refused' ? openBookingsIn(answer.body) : undefined;
    if (listed !== undefined) {
      setOpen(listed);
      setChanged(true);
      return;
    }
    dialog.current?.close();
    if (answer.kind === 'ok') onDeleted();
    else showFailure(word, 'Delete failed', answer, 'Delete failed');
  });

  function ask(): void {
    setChanged(false);
    dialog.current?.showModal();
  }

  return (
    <section className="delete-account stack w-34" aria-labelledby="delete-title">
      <h2 id="delete-title">Delete your account</h2>
      <p>
        We delete your details and picture at once and log you out. By law we keep your bookings, without your
        name once they are over and settled.
      </p>
      {isOpen && <StillOpen open={open} />}
      <p>
        <button className="button button--danger" type="button" onClick={ask}>
          Delete account
        </button>
      </p>
      <dialog className="confirm" ref={dialog} aria-labelledby="delete-account-title" closedby="any">
        <h2 id="delete-account-title">Delete account</h2>
        {changed && isOpen && (
          <div role="alert">
            <p>Not deleted yet: please read this first.</p>
            <StillOpen open={open} />
          </div>
        )}
        {isOpen && (
          <p>
            If you delete it now, these bookings keep your contact details, your message, our notes and our
            emails until they are over and settled; then we erase them too. The links in our emails keep
            working until then.
          </p>
        )}
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

function StillOpen({ open: { items } }: { open: OpenBookings }): ReactNode {
  return (
    <div className="notice notice--info">
      <div>
        <p>{openBookingsSentence(items)}</p>
        <ul>
          {items.map((item) => (
            <li key={item.reference}>{openBookingText(item)}</li>
          ))}
        </ul>
        <p>
          {openBookingsAdvice(items.length)} <a href="/account">See your bookings</a>
        </p>
      </div>
    </div>
  );
}
