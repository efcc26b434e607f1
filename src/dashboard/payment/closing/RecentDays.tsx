import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ClosingDay } from '#src/domain/payment/closing/closing.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ViewLink } from '../../lists/ViewLink.tsx';
import { momentText } from '../../records/columns.tsx';
import { Tag } from '../../records/Tag.tsx';
import { untypedApiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { differenceText } from './closing-words.ts';

export function RecentDays(): ReactNode {
  const answer = useQuery(
    untypedApiQuery<{ days: ClosingDay[] }>(['closing-days'], (init) =>
      accountApi.payments.closing.days.$get({}, { init }),
    ),
  );
  const { data } = answer;
  return (
    <section aria-labelledby="recent-title">
      <h3 id="recent-title">The last 60 days</h3>
      <QueryState of={answer} fallback="We could not load the last days" />
      {data?.days.length === 0 && <p>No payments or refunds.</p>}
      {data !== undefined && data.days.length > 0 && (
        <table className="table">
          <caption className="visually-hidden">Days with payments or refunds</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" data-figures="true">
                Net
              </th>
              <th scope="col">Closing</th>
            </tr>
          </thead>
          <tbody>
            {data.days.map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Day({ day: { day, net, signed, change } }: { day: ClosingDay }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <ViewLink search={`?day=${day}`}>{formatDate(day)}</ViewLink>
      </th>
      <td data-label="Net" data-figures="true">
        {formatMoney(net)}
      </td>
      <td data-label="Closing">
        {signed === null && <Tag>Open</Tag>}
        {signed !== null && (
          <span>
            <Tag tone={change === null ? 'good' : 'bad'}>
              {change === null ? 'Signed off' : `Changed: ${differenceText(change)}`}
            </Tag>{' '}
            <span className="soft">
              {signed.signedBy}, {momentText(signed.signedAt)}
            </span>
          </span>
        )}
      </td>
    </tr>
  );
}
