import type { ReactNode } from 'react';
import { Linked } from '#src/components/words/Linked.tsx';
import { lineParts, partLabel } from '#src/domain/catalogue/lines/line-parts.ts';
import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import { lineTitle, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { contactLink } from '#src/site/catalogue/contact-link.ts';
import type { Reading } from './calculator.ts';

export function CalculatorResult({ reading: { entry, item } }: { reading: Reading }): ReactNode {
  const { toConfirm } = useWords('quote');
  if (entry?.price.kind === 'on-request') return <OnRequest entry={entry} />;
  if (entry === undefined || item === undefined) return null;
  return (
    <div className="calculator__result small">
      <Parts entry={entry} item={item} />
      {entry.price.kind !== 'fixed' && <p className="calculator__hint soft small">{toConfirm}</p>}
    </div>
  );
}

export function CalculatorTotal({ reading: { entry, item } }: { reading: Reading }): ReactNode {
  const words = useWords('quote');
  const prices = useWords('prices');
  if (entry?.price.kind === 'on-request') return null;
  const known = entry !== undefined && item !== undefined;
  const inWords = entry?.price.kind === 'fixed' ? prices.fixed : prices.from;
  return (
    <p className="calculator__total apart">
      <span>{words.thisLine}</span>
      <output className="money" aria-live="polite">
        {known ? inWords({ amount: lineAmount(entry, item.quantity, item.options) }) : '—'}
      </output>
    </p>
  );
}

function Parts({ entry, item }: { entry: PriceBookEntry; item: OrderItem }): ReactNode {
  const prices = useWords('prices');
  return (
    <dl>
      {lineParts(entry, item).map((part) => (
        <div className="summary-row" key={part.kind}>
          <dt>{partLabel(prices, part)}</dt>
          <dd className="money">{prices.fixed({ amount: part.amount ?? 0 })}</dd>
        </div>
      ))}
    </dl>
  );
}

function OnRequest({ entry }: { entry: PriceBookEntry }): ReactNode {
  const [category = ''] = entry.service.split('/');
  const question = { service: category, category: lineTitle(entry), tier: entry.tier ?? 'package' };
  return (
    <div className="calculator__result small" aria-live="polite">
      <p>
        <Linked
          text={useWords('quote').onRequest}
          links={{ strong: (text) => <strong key="strong">{text}</strong>, ask: contactLink(question) }}
        />
      </p>
    </div>
  );
}
