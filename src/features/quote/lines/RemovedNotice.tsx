import { type ReactNode, useEffect, useRef } from 'react';
import { plural } from '#src/lib/text.ts';
import type { RemovedLine } from '../quote.ts';
import { undoRemoval } from '../quote-changes.ts';
import { priceBookStore } from '../quote-store.ts';
import { lineTitle } from './line-title.ts';

/** Says what is gone and brings it back. Takes the focus, because the button that removed the line is gone too. */
export function RemovedNotice({ lines }: { lines: readonly RemovedLine[] }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const bringBack = () => {
    undoRemoval();
    document.getElementById('quote-lines')?.focus({ preventScroll: true });
  };
  return (
    <div className="notice notice--info" role="status">
      <div className="quote-removed apart">
        <span>{whatIsGone(lines)} removed.</span>
        <button className="button button--quiet button--small" type="button" ref={button} onClick={bringBack}>
          Undo
        </button>
      </div>
    </div>
  );
}

function whatIsGone(lines: readonly RemovedLine[]): string {
  const [first] = lines;
  if (first === undefined || lines.length > 1) return plural(lines.length, 'line');
  const entry = priceBookStore.get().get(first.line.sku);
  return entry === undefined ? 'One line' : lineTitle(entry, first.line.options);
}
