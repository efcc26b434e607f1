import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { ArrivalNotice } from './ArrivalNotice.tsx';
import { Calculator } from './Calculator.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuotePaper } from './QuotePaper.tsx';

/** The island of /pricing: the calculator, what came by a link, and the quote. `paper` is where its print stands. */
export function Quote({ paper }: { paper: HTMLElement }): ReactNode {
  return (
    <ErrorBoundary advice="Your quote is kept. Reload the page, or use one of the ways below.">
      <Calculator />
      <ArrivalNotice />
      <QuoteLines />
      {createPortal(<QuotePaper />, paper)}
    </ErrorBoundary>
  );
}
