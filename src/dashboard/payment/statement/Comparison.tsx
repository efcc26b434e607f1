import type { ReactNode } from 'react';
import type {
  KnownPayment,
  StatementComparison,
  StatementMatch,
  StatementRow,
} from '#src/domain/payment/statement/statement.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { Heads } from '../../records/Heads.tsx';
import { paymentStates } from '../payment-states.ts';
import { differenceWords, sumOf } from './comparison-words.ts';

export function Comparison({ comparison }: { comparison: StatementComparison }): ReactNode {
  const { from, to, matched, different, onlyThere, onlyHere } = comparison;
  return (
    <section className="stack" aria-labelledby="comparison-title">
      <h2 id="comparison-title">
        {from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}
      </h2>
      <Group title="Different" open count={different.length} sum={sumOf(different.map(({ row }) => row))}>
        <Different matches={different} />
      </Group>
      <Group
        title="In the statement only"
        open
        count={onlyThere.length}
        sum={sumOf(onlyThere.map(({ row }) => row))}
      >
        <OnlyThere rows={onlyThere} />
      </Group>
      <Group title="In our records only" open count={onlyHere.length} sum={sumOf(onlyHere)}>
        <OnlyHere payments={onlyHere} />
      </Group>
      <Group title="The same" count={matched.length} sum={sumOf(matched.map(({ row }) => row))}>
        <Matches matches={matched} />
      </Group>
    </section>
  );
}

function Different({ matches }: { matches: StatementComparison['different'] }): ReactNode {
  return (
    <Lines head={['Statement', 'Our records', 'Difference']}>
      {matches.map((match) => (
        <tr key={match.row.line}>
          <th scope="row">{rowText(match.row)}</th>
          <td data-label="Our records">
            <Payment payment={match.payment} />
          </td>
          <td data-label="Difference">{differenceWords(match)}</td>
        </tr>
      ))}
    </Lines>
  );
}

function OnlyThere({ rows }: { rows: StatementComparison['onlyThere'] }): ReactNode {
  return (
    <Lines head={['Statement', 'Why']}>
      {rows.map(({ row, repeated }) => (
        <tr key={row.line}>
          <th scope="row">{rowText(row)}</th>
          <td data-label="Why">
            {repeated ? 'Another line has the same reference.' : 'It is not in our records.'}
          </td>
        </tr>
      ))}
    </Lines>
  );
}

function OnlyHere({ payments }: { payments: readonly KnownPayment[] }): ReactNode {
  return (
    <Lines head={['Our records']}>
      {payments.map((payment) => (
        <tr key={payment.id}>
          <th scope="row">
            <Payment payment={payment} />
          </th>
        </tr>
      ))}
    </Lines>
  );
}

interface GroupProps {
  title: string;
  count: number;
  /** RWF */
  sum: number;
  open?: boolean;
  children: ReactNode;
}

function Group({ title, count, sum, open = false, children }: GroupProps): ReactNode {
  return (
    <details className="comparison" open={open && count > 0}>
      <summary>
        {title}: {groupThousands(count)}
        {count > 0 && <span className="money">{formatMoney(sum)}</span>}
      </summary>
      {count > 0 && children}
    </details>
  );
}

function Lines({ head, children }: { head: readonly string[]; children: ReactNode }): ReactNode {
  return (
    <table className="table">
      <thead>
        <tr>
          <Heads names={head} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Matches({ matches }: { matches: readonly StatementMatch[] }): ReactNode {
  return (
    <Lines head={['Statement', 'Our records', 'Found by']}>
      {matches.map(({ row, payment, by }) => (
        <tr key={row.line}>
          <th scope="row">{rowText(row)}</th>
          <td data-label="Our records">
            <Payment payment={payment} />
          </td>
          <td data-label="Found by">{by === 'reference' ? 'Reference' : 'Number, amount and day'}</td>
        </tr>
      ))}
    </Lines>
  );
}

/** Formats a row; cells are shown as plain text only. */
function rowText({ line, day, reference, phone, amount }: StatementRow): string {
  return [`Line ${line}: ${formatMoney(amount)}`, formatDate(day), phone, reference]
    .filter(Boolean)
    .join(', ');
}

function Payment({ payment }: { payment: KnownPayment }): ReactNode {
  const { booking, amount, day, phone, status } = payment;
  return (
    <span>
      <a href={`../bookings?open=${booking}`}>{booking}</a>, {formatMoney(amount)}, {formatDate(day)}, {phone}
      , {paymentStates[status].name.toLowerCase()}
    </span>
  );
}
