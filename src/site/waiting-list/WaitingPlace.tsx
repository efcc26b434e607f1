import './waiting-place.css';
import { type ReactNode, useRef } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { OpenedLink } from '#src/components/states/OpenedLink.tsx';
import type { MyWaitingPlace } from '#src/domain/waiting-list/waiting-list.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { type OpenPlace, usePlace } from './use-place.ts';
import { waitingListPart } from './words/words.ts';

export default island('waiting-list', import.meta.env.SSR ? waitingListPart : undefined, OpenedPlace);

function OpenedPlace(): ReactNode {
  const { loading } = useWords('waiting-list');
  const { view, lookAgain, leave } = usePlace();
  return (
    <OpenedLink className="waiting-place stack" view={view} loading={loading} lookAgain={lookAgain}>
      {view.kind === 'place' && <Place place={view.place} leave={leave} />}
    </OpenedLink>
  );
}

function Place({ place, leave }: { place: MyWaitingPlace } & Pick<OpenPlace, 'leave'>): ReactNode {
  const words = useWords('waiting-list');
  const { day, order, state, position } = place;
  const language = useLanguage();
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
          <p className="waiting-place__lead">{words.waiting({ position: position ?? 1, day })}</p>
        )}
        {state === 'offered' && <p className="waiting-place__lead">{words.offered({ day })}</p>}
        {state === 'left' && <p className="waiting-place__lead">{words.left({ day })}</p>}
      </div>
      {state === 'waiting' && <p>{words.offerComes}</p>}
      {state === 'waiting' && (
        <section className="stack gap-2xs" aria-labelledby="waiting-order">
          <h2 id="waiting-order">{words.whatYouChose}</h2>
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
            {leave.busy ? words.leaving : words.leave}
          </button>
        )}
        {state !== 'offered' && (
          <a className="button" href={hrefIn(language, '/book-now')}>
            {words.bookAnother}
          </a>
        )}
      </p>
    </>
  );
}
