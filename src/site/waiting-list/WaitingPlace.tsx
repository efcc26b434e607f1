import '#src/styles/feedback.css';
import './waiting-place.css';
import { type ReactNode, useRef } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import type { MyWaitingPlace } from '#src/domain/waiting-list/waiting-list.ts';
import { placeWords } from '#src/domain/waiting-list/waiting-words.ts';
import { useOpenedState } from '#src/lib/use-opened-state.ts';
import { type OpenPlace, usePlace } from './use-place.ts';

export default island('Your place is kept. Reload the page, or use one of the ways below.', OpenedPlace);

function OpenedPlace(): ReactNode {
  const { view, lookAgain, leave } = usePlace();
  useOpenedState(view.kind === 'looking' ? undefined : view.kind !== 'closed');
  return (
    <div className="waiting-place stack" data-view={view.kind} aria-busy={view.kind === 'looking'}>
      {view.kind === 'looking' && <p role="status">Loading your place…</p>}
      {view.kind === 'closed' && (
        <div className="notice notice--info" role="status">
          <p>{view.text}</p>
        </div>
      )}
      {view.kind === 'error' && (
        <>
          <div className="notice notice--error" role="alert">
            <p>{view.text}</p>
          </div>
          <button className="button button--primary" type="button" onClick={lookAgain}>
            Try again
          </button>
        </>
      )}
      {view.kind === 'place' && <Place place={view.place} leave={leave} />}
    </div>
  );
}

function Place({ place, leave }: { place: MyWaitingPlace } & Pick<OpenPlace, 'leave'>): ReactNode {
  const { day, order, state, position } = place;
  const told = useRef<HTMLDivElement>(null);

  function onLeave(): void {
    // The button disappears, and would take the focus with it.
    told.current?.focus();
    leave.run();
  }

  return (
    <>
      <div role="status" tabIndex={-1} ref={told}>
        {state === 'waiting' && (
          <p className="waiting-place__lead">{placeWords.waiting(position ?? 1, day)}</p>
        )}
        {state === 'offered' && <p className="waiting-place__lead">{placeWords.offered(day)}</p>}
        {state === 'left' && <p className="waiting-place__lead">{placeWords.left(day)}</p>}
      </div>
      {state === 'waiting' && <p>{placeWords.next}</p>}
      {state === 'waiting' && (
        <section className="stack gap-2xs" aria-labelledby="waiting-order">
          <h2 id="waiting-order">Your order</h2>
          <ul className="rows plain-list">
            {order.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="actions">
        {state === 'waiting' && (
          <button className="button" type="button" aria-busy={leave.busy} onClick={onLeave}>
            {leave.busy ? placeWords.leaving : placeWords.leave}
          </button>
        )}
        {state !== 'offered' && (
          <a className="button" href="/book-now">
            {placeWords.another}
          </a>
        )}
      </p>
    </>
  );
}
