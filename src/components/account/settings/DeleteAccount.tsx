import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type OpenBookings,
  openBookingsIn,
  openBookingsText,
  openBookingText,
} from '#src/domain/account/settings/open-bookings.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useLanguage, useWording, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { accountApi } from '../session/account-api.ts';

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const word = useWording();
  const words = useWords('settings');
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
    else showFailure(word, words.deleteFailed, answer, words.deleteFailed);
  });

  function ask(): void {
    setChanged(false);
    dialog.current?.showModal();
  }

  return (
    <section className="delete-account stack w-34" aria-labelledby="delete-title">
      <h2 id="delete-title">{words.deleteTitle}</h2>
      <p>{words.deleteMeans}</p>
      {isOpen && <StillOpen open={open} />}
      <p>
        <button className="button button--danger" type="button" onClick={ask}>
          {words.deleteAccount}
        </button>
      </p>
      <dialog className="confirm" ref={dialog} aria-labelledby="delete-account-title" closedby="any">
        <h2 id="delete-account-title">{words.deleteAccount}</h2>
        {changed && isOpen && (
          <div role="alert">
            <p>{words.notDeletedYet}</p>
            <StillOpen open={open} />
          </div>
        )}
        {isOpen && <p>{words.deleteWithOpen}</p>}
        <p>{words.deleteSure}</p>
        <p className="actions">
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {words.keepAccount}
          </button>
          <button className="button button--danger" type="button" aria-busy={busy} onClick={deleteAccount}>
            {words.deleteAccount}
          </button>
        </p>
      </dialog>
    </section>
  );
}

function StillOpen({ open: { items } }: { open: OpenBookings }): ReactNode {
  const language = useLanguage();
  const words = useWords('settings');
  return (
    <div className="notice notice--info">
      <div>
        <p>{openBookingsText(words, items)}</p>
        <ul>
          {items.map((item) => (
            <li key={item.reference}>{openBookingText(words, item)}</li>
          ))}
        </ul>
        <p>
          {words.cancelFirst({ count: items.length })}{' '}
          <a href={hrefIn(language, '/account')}>{words.seeBookings}</a>
        </p>
      </div>
    </div>
  );
}
