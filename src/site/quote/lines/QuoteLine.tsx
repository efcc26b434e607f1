import type { ReactNode } from 'react';
import { Stepper } from '#src/components/Stepper.tsx';
import { maxQuantity } from '#src/domain/cart/cart.ts';
import { amountText } from '#src/domain/catalogue/lines/line-amount.ts';
import { describeLine, lineExtras } from '#src/domain/catalogue/prices/line-price.ts';
import { lineTitle } from '#src/domain/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { unitPrice } from '#src/domain/catalogue/prices/price-words.ts';
import { dotted } from '#src/lib/text.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { isOffered } from '../calculator/calculator.ts';
import { goToCalculator } from '../calculator/calculator-store.ts';
import { removeFromQuote, setQuantity } from '../quote-changes.ts';
import { offers } from '../quote-store.ts';
import type { QuoteRow } from '../quote-summary.ts';
import { titleFromSku } from './title-from-sku.ts';

/** A line that is no longer offered can only be removed. */
export function QuoteLine({ row: { line, priced } }: { row: QuoteRow }): ReactNode {
  const words = useWords('quote');
  const prices = useWords('prices');
  const entry = priced?.entry;
  const title = entry ? lineTitle(entry, line.options?.package) : titleFromSku(words, line.sku);
  const label = entry ? describeLine(prices, entry, line.options) : title;
  return (
    <li className="quote-line line">
      <div>
        <h4>{title}</h4>
        {entry ? (
          <p className="soft small">
            {dotted([
              ...(entry.tier ? [prices[entry.tier]] : []),
              ...lineExtras(prices, entry, line.options),
            ])}
          </p>
        ) : (
          <p className="line__gone">{words.noLongerOffered}</p>
        )}
      </div>
      {priced && <Amount line={priced} />}
      <div className="line__controls">
        {priced && (
          <Stepper
            label={label}
            quantity={line.quantity}
            least={1}
            most={maxQuantity}
            onChange={(quantity) => setQuantity(line.id, quantity)}
          />
        )}
        {priced && isOffered(offers(), line.sku) && (
          <button
            className="button button--quiet button--small"
            type="button"
            aria-label={words.changeLine({ name: label })}
            onClick={() => goToCalculator(line)}
          >
            {words.change}
          </button>
        )}
        <button
          className="button button--quiet button--small"
          type="button"
          aria-label={words.removeLine({ name: label })}
          onClick={() => removeFromQuote(line.id)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}

function Amount({ line }: { line: PricedLine }): ReactNode {
  const words = useWords('quote');
  const prices = useWords('prices');
  return (
    <p className="line__amount">
      <strong className="money">{amountText(prices, line)}</strong>
      {line.quantity > 1 && line.price.kind !== 'on-request' && (
        <span className="money soft small">{words.each({ price: unitPrice(prices, line.entry) })}</span>
      )}
    </p>
  );
}
