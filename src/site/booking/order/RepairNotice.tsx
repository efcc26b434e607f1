import type { ReactNode } from 'react';
import { type CartNote, noteText } from '#src/domain/cart/cart-note.ts';
import type { CartRepairs } from './use-cart-repair.ts';

/** Lists repairs made to the cart. The live region exists before its text, so it is announced. */
export function RepairNotice({ notes, dismiss }: CartRepairs): ReactNode {
  const close = () => {
    dismiss();
    // This button is about to be removed; the order is the nearest place for the focus.
    document.getElementById('order')?.focus({ preventScroll: true });
  };
  return (
    <div role="status">
      {notes.length > 0 && (
        <div className="notice notice--info order-notice">
          <div>
            <h3>Your cart has changed</h3>
            <ul>
              {notes.map(({ id, note }) => (
                <Note key={id} note={note} />
              ))}
            </ul>
            <button className="button button--quiet button--small" type="button" onClick={close}>
              Dismiss
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function Note({ note }: { note: CartNote }): ReactNode {
  return (
    <li>
      <strong>{note.name}</strong> {noteText(note)}
      {note.kind === 'gone' && (
        <>
          {' '}
          <a href="/pricing">See what we offer now</a>
        </>
      )}
    </li>
  );
}
