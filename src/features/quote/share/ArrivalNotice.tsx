import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useArrival } from '#src/components/use-arrival.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { noRoomText } from '../quote-changes.ts';
import { priceBookStore } from '../quote-store.ts';
import type { SharedQuote } from './quote-link.ts';
import { type Arrival, addShared, arrivalStore, changesSince, openShared, settle } from './shared-quote.ts';

/** What came with a link: asked about where there is a quote already, and never in its place unasked. */
export function ArrivalNotice(): ReactNode {
  const arrival = useStore(arrivalStore);
  if (arrival === undefined) return null;
  return <Notice key={arrival.kind} arrival={arrival} />;
}

function Notice({ arrival }: { arrival: Arrival }): ReactNode {
  const notice = useArrival<HTMLDivElement>();
  const tone = arrival.kind === 'damaged' ? 'error' : 'info';
  return (
    <div className={`notice notice--${tone}`} role="alert" tabIndex={-1} ref={notice}>
      <div className="stack gap-2xs start">
        {arrival.kind === 'damaged' && (
          <p>This link to a quote is incomplete. Please ask for it again; your own quote has not changed.</p>
        )}
        {arrival.kind === 'question' && <Question shared={arrival.shared} />}
        {arrival.kind === 'opened' && <p>{nameOf(arrival.shared)} is open.</p>}
        {arrival.kind === 'added' && (
          <p>
            The lines of {arrival.shared.number} are in your quote.{' '}
            {arrival.left > 0 && noRoomText(arrival.left)}
          </p>
        )}
        {arrival.kind !== 'damaged' && <Changes shared={arrival.shared} />}
        {arrival.kind !== 'question' && <Button label="Close" onClick={() => settle(undefined)} />}
      </div>
    </div>
  );
}

function Question({ shared }: { shared: SharedQuote }): ReactNode {
  return (
    <>
      <p>
        {nameOf(shared)} came with this link (
        {shared.lines.length === 1 ? '1 line' : `${shared.lines.length} lines`}
        ). You have a quote of your own here.
      </p>
      <div className="actions">
        <Button label="Open it instead" onClick={() => openShared(shared)} />
        <Button label="Add its lines to mine" onClick={() => addShared(shared)} />
        <Button label="Keep mine" onClick={() => settle(undefined)} />
      </div>
    </>
  );
}

function Changes({ shared }: { shared: SharedQuote }): ReactNode {
  const changes = changesSince(useStore(priceBookStore), shared);
  if (changes.length === 0) return null;
  return (
    <>
      <p>Different from when it was shared:</p>
      <ul>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function Button({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button className="button button--small" type="button" onClick={onClick}>
      {label}
    </button>
  );
}

function nameOf({ number, date }: SharedQuote): string {
  return `Quote ${number} of ${formatDate(date)}`;
}
