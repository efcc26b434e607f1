import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { PartList } from '#src/components/PartList.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { site } from '#src/domain/studio/site.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { calculatingStore } from './calculator/calculator-store.ts';
import { checkOut } from './quote-changes.ts';
import { quoteParts } from './quote-parts.ts';
import { summaryStore } from './quote-store.ts';
import { soldLines } from './quote-summary.ts';

export function QuoteFoot(): ReactNode {
  const summary = useStore(summaryStore);
  const words = useWords('quote');
  const prices = useWords('prices');
  const language = useLanguage();
  const [left, setLeft] = useState(0);
  const onClick = () => {
    const stayed = checkOut(prices);
    setLeft(stayed);
    if (stayed === 0) window.location.assign(hrefIn(language, '/book-now'));
  };
  return (
    <div className="quote-foot">
      {left > 0 && (
        <div className="notice notice--error" role="alert">
          <p>
            <Linked text={words.cartFull({ count: left })} links={{ cart: '/book-now' }} />
          </p>
        </div>
      )}
      <div className="quote-foot__row apart">
        <dl>
          <dt className="small">{words.total}</dt>
          <dd className="money display-l" data-quote-sum>
            {totalText(prices, summary)}
          </dd>
        </dl>
        {soldLines(summary).length > 0 && <CheckoutButton onClick={onClick} />}
      </div>
    </div>
  );
}

export function QuoteVat(): ReactNode {
  const words = useWords('quote');
  const { fixed: sum } = useWords('prices');
  const { net, vat } = useStore(summaryStore);
  if (!site.vatRegistered || vat === 0) return null;
  return (
    <dl className="quote-vat small">
      <div className="summary-row">
        <dt>{words.withoutVat}</dt>
        <dd className="money">{sum({ amount: net })}</dd>
      </div>
      <div className="summary-row">
        <dt>{words.vat({ percent: vatPercent })}</dt>
        <dd className="money">{sum({ amount: vat })}</dd>
      </div>
    </dl>
  );
}

/** Shows the deposit and the balance of a quote that is paid in parts. */
export function QuoteParts(): ReactNode {
  const rows = quoteParts(useWords('payment-plan'), useStore(summaryStore));
  if (rows.length === 0) return null;
  return (
    <div className="quote-vat small">
      <PartList rows={rows} />
    </div>
  );
}

function CheckoutButton({ onClick }: { onClick: () => void }): ReactNode {
  const look = useStore(calculatingStore) ? '' : ' button--primary';
  return (
    <button className={`button${look}`} type="button" onClick={onClick}>
      {useWords('quote').checkout}
    </button>
  );
}
