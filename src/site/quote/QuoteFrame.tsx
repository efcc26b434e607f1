import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';
import { calculatingStore } from './calculator/calculator-store.ts';
import { quoteStore } from './quote-store.ts';

interface QuoteFrameProps {
  panel: HTMLElement;
  heading: string;
  children: ReactNode;
}

/** Column from this width, a sheet below it. Same as in QuotePanel.astro and quote.css. */
const wide = window.matchMedia('(min-width: 64rem)');

export function QuoteFrame({ panel, heading, children }: QuoteFrameProps): ReactNode {
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  const { close } = useWords('quote');
  useFitToScreen(panel);
  const body = <div className="quote-body stack gap-m">{children}</div>;
  if (isWide) return body;
  return (
    <dialog className="quote-sheet" aria-labelledby="quote-sheet-heading" closedby="any">
      <div className="quote-sheet__head apart">
        <h2 className="text-xl" id="quote-sheet-heading" tabIndex={-1}>
          {heading}
        </h2>
        <form method="dialog">
          <button className="icon-button" type="submit" aria-label={close}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </button>
        </form>
      </div>
      {body}
    </dialog>
  );
}

function followWidth(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/** Fits a panel with lines into the viewport, so that its foot is visible even at the page's top. */
function useFitToScreen(panel: HTMLElement): void {
  const isCalculating = useStore(calculatingStore);
  const hasFoot = useStore(quoteStore) !== undefined && !isCalculating;
  useLayoutEffect(() => {
    const measure = () =>
      panel.style.setProperty('--panel-top', hasFoot ? `${panel.getBoundingClientRect().top}px` : '');
    measure();
    for (const change of ['scroll', 'resize']) window.addEventListener(change, measure, { passive: true });
    return () => {
      for (const change of ['scroll', 'resize']) window.removeEventListener(change, measure);
    };
  }, [panel, hasFoot]);
}
