import type { ReactNode } from 'react';
import { type CartNote, noteText } from '#src/domain/cart/cart-note.ts';
import type { CartRepairs } from './use-cart-repair.ts';

/** What changed in the order since the visitor put it together. The region is there before its words, so they are read out. */
export function RepairNotice({ notes, dismiss }: CartRepairs): ReactNode {
  const close = () => {
    dismiss();
    // This button goes now; the order is where the visitor was.
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
