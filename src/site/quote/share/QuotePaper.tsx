import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Linked } from '#src/components/words/Linked.tsx';
import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { travelFeePerKm, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { lineTitle } from '#src/domain/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { unitPrice as unitPriceText } from '#src/domain/catalogue/prices/price-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { type Quote, validUntil } from '../quote.ts';
import { quoteParts } from '../quote-parts.ts';
import { quoteStore, summaryStore } from '../quote-store.ts';
import type { QuoteSummary } from '../quote-summary.ts';
import type { QuoteWords } from '../words/en.ts';
import { quoteAddress } from './shared-quote.ts';

export function QuotePaper(): ReactNode {
  const words = useWords('quote');
  const current = useStore(quoteStore);
  const summary = useStore(summaryStore);
  if (current === undefined) return null;
  const { service, package: pack, shortQuantity, unitPrice, extras, amount } = words;
  return (
    <>
      <PaperHead quote={current} />
      <table className="paper__lines">
        <thead>
          <tr>
            {[service, pack, shortQuantity, unitPrice, extras, amount].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summary.rows.map(({ line, priced }) => priced && <PaperLine key={line.id} line={priced} />)}
        </tbody>
        <PaperTotals summary={summary} />
      </table>
      <p className="paper__link">
        <Linked
          text={words.online({ address: window.location.host + window.location.pathname })}
          links={{ link: quoteAddress(current) }}
        />
      </p>
    </>
  );
}

function PaperHead({ quote: head }: { quote: Quote }): ReactNode {
  const words = useWords('quote');
  return (
    <div className="paper__head apart">
      <h2>{words.paper}</h2>
      <dl>
        <div>
          <dt>{words.number}</dt>
          <dd>{head.number}</dd>
        </div>
        <div>
          <dt>{words.date}</dt>
          <dd>{words.paperDate({ day: head.date })}</dd>
        </div>
        <div>
          <dt>{words.validUntil}</dt>
          <dd>{words.paperDate({ day: validUntil(head) })}</dd>
        </div>
      </dl>
    </div>
  );
}

function PaperLine({ line }: { line: PricedLine }): ReactNode {
  const words = useWords('quote');
  const prices = useWords('prices');
  const { entry } = line;
  const bare = { ...prices, fixed: words.paperFixed, from: words.paperFrom, range: words.paperRange };
  return (
    <tr>
      <th scope="row">{lineTitle(entry, line.options?.package)}</th>
      <td>{entry.tier && prices[entry.tier]}</td>
      <td>{line.quantity}</td>
      <td>{unitPriceText(bare, entry)}</td>
      <td>{extrasOf(words, line).join(', ')}</td>
      <td>{amountText(bare, line)}</td>
    </tr>
  );
}

/** Lists the extras of a line: "Express 20,000", "12 km 12,000". */
function extrasOf(words: QuoteWords, { entry, options = {}, fixed, price }: PricedLine): string[] {
  const { express, km } = options;
  return [
    ...(express ? [words.paperExpress({ fee: entry.expressFee ?? 0 })] : []),
    ...(km ? [words.paperTravel({ km, fee: km * travelFeePerKm })] : []),
    ...(price.kind === 'fixed' && !fixed ? [words.exemptToConfirm] : []),
  ];
}

function PaperTotals({ summary }: { summary: QuoteSummary }): ReactNode {
  const words = useWords('quote');
  const prices = useWords('prices');
  const plan = useWords('payment-plan');
  const rows: [string, string][] = [[words.total, totalText(prices, summary)]];
  if (site.vatRegistered && summary.vat > 0) {
    rows.unshift(
      [words.withoutVat, prices.fixed({ amount: summary.net })],
      [words.vat({ percent: vatPercent }), prices.fixed({ amount: summary.vat })],
    );
  }
  rows.push(...quoteParts(plan, summary).map(({ label, amount }): [string, string] => [label, amount]));
  return (
    <tfoot>
      {rows.map(([label, amount]) => (
        <tr key={label}>
          <th scope="row" colSpan={5}>
            {label}
          </th>
          <td>{amount}</td>
        </tr>
      ))}
    </tfoot>
  );
}
