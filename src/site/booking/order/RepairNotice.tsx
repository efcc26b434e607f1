import type { ReactNode } from 'react';
import { Linked } from '#src/components/words/Linked.tsx';
import { type CartNote, noteText } from '#src/domain/cart/cart-note.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import type { CartRepairs } from './use-cart-repair.ts';

/** Lists repairs made to the cart. The live region exists before its text, so it is announced. */
export function RepairNotice({ notes, dismiss }: CartRepairs): ReactNode {
  const words = useWords('book-now');
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
            <h3>{words.cartChanged}</h3>
            <ul>
              {notes.map(({ id, note }) => (
                <Note key={id} note={note} />
              ))}
            </ul>
            <button className="button button--quiet button--small" type="button" onClick={close}>
              {words.dismiss}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function Note({ note }: { note: CartNote }): ReactNode {
  const { offersNow } = useWords('book-now');
  const words = useWords('cart');
  const language = useLanguage();
  return (
    <li>
      <Linked
        text={noteText(words, useWords('prices'), note)}
        links={{ name: (name) => <strong key="name">{name}</strong> }}
      />
      {note.kind === 'gone' && (
        <>
          {' '}
          <a href={hrefIn(language, '/pricing')}>{offersNow}</a>
        </>
      )}
    </li>
  );
}
