import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { travelFeePerKm, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { tierLabel } from '#src/domain/catalogue/tier.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { unitPrice } from '#src/site/catalogue/prices/vat-words.ts';
import { lineTitle } from '../lines/line-title.ts';
import { type Quote, validUntil } from '../quote.ts';
import { quoteParts } from '../quote-parts.ts';
import { quoteStore, summaryStore } from '../quote-store.ts';
import type { QuoteSummary } from '../quote-summary.ts';
import { quoteAddress } from './shared-quote.ts';

export function QuotePaper(): ReactNode {
  const quote = useStore(quoteStore);
  const summary = useStore(summaryStore);
  if (quote === undefined) return null;
  return (
    <>
      <PaperHead quote={quote} />
      <table className="paper__lines">
        <thead>
          <tr>
            {['Service', 'Package', 'Qty', 'Unit price', 'Extras', 'Amount (RWF)'].map((heading) => (
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
        This quote online: <a href={quoteAddress(quote)}>{window.location.host + window.location.pathname}</a>
      </p>
    </>
  );
}

function PaperHead({ quote }: { quote: Quote }): ReactNode {
  return (
    <div className="paper__head apart">
      <h2>Quote</h2>
      <dl>
        <div>
          <dt>Number</dt>
          <dd>{quote.number}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatDate(quote.date)}</dd>
        </div>
        <div>
          <dt>Valid until</dt>
          <dd>{formatDate(validUntil(quote))}</dd>
        </div>
      </dl>
    </div>
  );
}

function PaperLine({ line }: { line: PricedLine }): ReactNode {
  const entry = priceBook.get(line.sku);
  return (
    <tr>
      <th scope="row">{entry ? lineTitle(entry, line.options) : line.label}</th>
      <td>{entry?.tier === undefined ? '' : tierLabel(entry.tier)}</td>
      <td>{line.quantity}</td>
      <td>{unitPrice({ price: line.price, addsVat: entry?.addsVat ?? false }).replace(' RWF', '')}</td>
      <td>{extras(line, entry?.expressFee ?? 0).join(', ')}</td>
      <td>{amountText(line).replace(/ RWF$/, '')}</td>
    </tr>
  );
}

/** Lists the extras of a line: "Express 20,000", "12 km 12,000". */
function extras({ options = {}, fixed, price }: PricedLine, expressFee: number): string[] {
  const { express, km } = options;
  return [
    ...(express ? [`Express\u00a0${groupThousands(expressFee)}`] : []),
    ...(km ? [`${km}\u00a0km\u00a0${groupThousands(km * travelFeePerKm)}`] : []),
    ...(price.kind === 'fixed' && !fixed ? ['Without VAT, to be confirmed'] : []),
  ];
}

function PaperTotals({ summary }: { summary: QuoteSummary }): ReactNode {
  const rows: [string, string][] = [['Total', totalText(summary)]];
  if (site.vatRegistered && summary.vat > 0) {
    rows.unshift(['Without VAT', formatMoney(summary.net)], [`VAT ${vatPercent}%`, formatMoney(summary.vat)]);
  }
  rows.push(...quoteParts(summary).map(({ label, amount }): [string, string] => [label, amount]));
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
