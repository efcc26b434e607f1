import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { Calculator } from './calculator/Calculator.tsx';
import { QuoteLines } from './lines/QuoteLines.tsx';
import { QuotePaper } from './share/QuotePaper.tsx';
import { SharedQuoteNotice } from './share/SharedQuoteNotice.tsx';

/** The island of /pricing: the calculator, what came by a link, and the quote. `paper` is where its print stands. */
export function Quote({ paper }: { paper: HTMLElement }): ReactNode {
  return (
    <ErrorBoundary advice="Your quote is kept. Reload the page, or use one of the ways below.">
      <Calculator />
      <SharedQuoteNotice />
      <QuoteLines />
      {createPortal(<QuotePaper />, paper)}
    </ErrorBoundary>
  );
}
