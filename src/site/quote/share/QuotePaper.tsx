import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Linked } from '#src/components/words/Linked.tsx';
import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { travelFeePerKm, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { tierLabel } from '#src/domain/catalogue/tier.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { unitPrice as unitPriceText } from '#src/site/catalogue/prices/vat-words.ts';
import { lineTitle } from '../lines/line-title.ts';
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
          <dd>{formatDate(head.date)}</dd>
        </div>
        <div>
          <dt>{words.validUntil}</dt>
          <dd>{formatDate(validUntil(head))}</dd>
        </div>
      </dl>
    </div>
  );
}

function PaperLine({ line }: { line: PricedLine }): ReactNode {
  const words = useWords('quote');
  const entry = priceBook.get(line.sku);
  return (
    <tr>
      <th scope="row">{entry ? lineTitle(entry, line.options) : line.label}</th>
      <td>{entry?.tier === undefined ? '' : tierLabel(entry.tier)}</td>
      <td>{line.quantity}</td>
      <td>{unitPriceText({ price: line.price, addsVat: entry?.addsVat ?? false }).replace(' RWF', '')}</td>
      <td>{extrasOf(words, line, entry?.expressFee ?? 0).join(', ')}</td>
      <td>{amountText(line).replace(/ RWF$/, '')}</td>
    </tr>
  );
}

/** Lists the extras of a line: "Express 20,000", "12 km 12,000". */
function extrasOf(
  words: QuoteWords,
  { options = {}, fixed, price }: PricedLine,
  expressFee: number,
): string[] {
  const { express, km } = options;
  return [
    ...(express ? [words.paperExpress({ fee: expressFee })] : []),
    ...(km ? [words.paperTravel({ km, fee: km * travelFeePerKm })] : []),
    ...(price.kind === 'fixed' && !fixed ? [words.exemptToConfirm] : []),
  ];
}

function PaperTotals({ summary }: { summary: QuoteSummary }): ReactNode {
  const words = useWords('quote');
  const rows: [string, string][] = [[words.total, totalText(summary)]];
  if (site.vatRegistered && summary.vat > 0) {
    rows.unshift(
      [words.withoutVat, formatMoney(summary.net)],
      [words.vat({ percent: vatPercent }), formatMoney(summary.vat)],
    );
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
