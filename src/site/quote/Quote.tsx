import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { dotted } from '#src/lib/text.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { Calculator } from './calculator/Calculator.tsx';
import { addLineId, answerStore, calculatingStore, goToCalculator } from './calculator/calculator-store.ts';
import { QuoteLines } from './lines/QuoteLines.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { QuoteFoot, QuoteParts, QuoteVat } from './QuoteFoot.tsx';
import { QuoteFrame } from './QuoteFrame.tsx';
import { quoteStore, summaryStore } from './quote-store.ts';
import { QuotePaper } from './share/QuotePaper.tsx';
import { SharedQuoteNotice } from './share/SharedQuoteNotice.tsx';
import { receiveQuote } from './share/shared-quote.ts';

interface QuoteProps {
  panel: HTMLElement;
  heading: string;
  paper: HTMLElement;
  /** Text of the bottom bar on phones. */
  bar: HTMLElement;
}

export function Quote({ panel, heading, paper, bar }: QuoteProps): ReactNode {
  const summary = useStore(summaryStore);
  const words = useWords('quote');
  const prices = useWords('prices');
  useEffect(() => {
    receiveQuote();
    window.addEventListener('hashchange', receiveQuote);
    return () => window.removeEventListener('hashchange', receiveQuote);
  }, []);
  useEffect(() => {
    const count = summary.rows.length;
    bar.textContent =
      count === 0 ? words.empty : dotted([words.lines({ count }), totalText(prices, summary)]);
  }, [bar, summary, words, prices]);
  useEffect(() => {
    for (const terms of document.querySelectorAll<HTMLElement>('[data-terms]'))
      terms.hidden = !summary.terms[terms.dataset['terms'] as keyof typeof summary.terms];
  }, [summary]);
  return (
    <ErrorBoundary>
      <QuoteFrame panel={panel} heading={heading}>
        <SharedQuoteNotice />
        <Parts />
      </QuoteFrame>
      {createPortal(<QuotePaper />, paper)}
    </ErrorBoundary>
  );
}

/** Shows the calculator first while there are no lines, then below them while it is in use. */
function Parts(): ReactNode {
  const current = useStore(quoteStore);
  const calculating = useStore(calculatingStore);
  const lines = <QuoteLines key="lines" />;
  const answer = <Answer key="answer" />;
  const calculator = <Calculator key="calculator" />;
  if (current === undefined) return [calculator, answer, lines];
  return [
    lines,
    answer,
    calculating ? calculator : <AddLine key="add" />,
    <QuoteVat key="vat" />,
    <QuoteParts key="parts" />,
    <QuoteActions key="actions" quote={current} />,
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
    <button className="button button--wide" id={addLineId} type="button" onClick={() => goToCalculator()}>
      {useWords('quote').addAnother}
    </button>
  );
}
