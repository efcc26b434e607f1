import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import { Calculator } from './calculator/Calculator.tsx';
import { answerStore, calculatingStore, openCalculator } from './calculator/draft-store.ts';
import { addLineId, goToCalculator } from './calculator/go-to.ts';
import { QuoteLines } from './lines/QuoteLines.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { QuoteFoot, QuoteVat } from './QuoteFoot.tsx';
import { quoteStore } from './quote-store.ts';
import { QuotePaper } from './share/QuotePaper.tsx';
import { SharedQuoteNotice } from './share/SharedQuoteNotice.tsx';

/** The island of /pricing: what came by a link, the quote, and the calculator. `paper` is where its print stands. */
export function Quote({ paper }: { paper: HTMLElement }): ReactNode {
  return (
    <ErrorBoundary advice="Your quote is kept. Reload the page, or use one of the ways below.">
      <SharedQuoteNotice />
      <Parts />
      {createPortal(<QuotePaper />, paper)}
    </ErrorBoundary>
  );
}

/** The calculator comes first while there is nothing else. From then on lines do, and it is open while someone uses it. */
function Parts(): ReactNode {
  const quote = useStore(quoteStore);
  const calculating = useStore(calculatingStore);
  const lines = <QuoteLines key="lines" />;
  const answer = <Answer key="answer" />;
  const calculator = <Calculator key="calculator" />;
  if (quote === undefined) return [calculator, answer, lines];
  return [
    lines,
    answer,
    calculating ? calculator : <AddLine key="add" />,
    <QuoteVat key="vat" />,
    <QuoteActions key="actions" quote={quote} />,
    <QuoteFoot key="foot" />,
  ];
}

function Answer(): ReactNode {
  return (
    <p className="quote-answer small" role="status">
      {useStore(answerStore)}
    </p>
  );
}

function AddLine(): ReactNode {
  return (
    <button
      className="button button--wide"
      id={addLineId}
      type="button"
      onClick={() => goToCalculator(openCalculator)}
    >
      Add another line
    </button>
  );
}
