import type { ReactNode } from 'react';
import type { ExpectedMoney } from '#src/domain/overview/overview.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';
import { Card } from './Card.tsx';
import { expectedLines, weekSentence } from './expected-words.ts';

interface ExpectedCardProps {
  home: string;
  /** `YYYY-MM-DD` in Kigali. */
  today: string;
  expected: ExpectedMoney;
}

export function ExpectedCard({ home, today, expected }: ExpectedCardProps): ReactNode {
  const { overdue } = expected;
  return (
    <Card title="Money expected this week" href={`${home}/reports?report=open`} link="See all open balances">
      <p>{weekSentence(expected)}</p>
      <dl className="expected">
        {expectedLines(expected, today).map(({ key, name, amount, from }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <span className="soft small">{from}</span> <span className="money">{amount}</span>
            </dd>
          </div>
        ))}
        {overdue.bookings > 0 && (
          <div>
            <dt className="overdue">
              <a href={`${home}/bookings?sort=createdAt&waits=overdue`}>Overdue</a>
            </dt>
            <dd>
              <span className="soft small">{plural(overdue.bookings, 'booking')}</span>{' '}
              <span className="money overdue">{formatMoney(overdue.amount)}</span>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
