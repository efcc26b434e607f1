import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type PaymentStatus, paymentStatuses } from '#src/domain/payment/payment.ts';
import { paymentListRules, type PaymentSums as Sums } from '#src/domain/payment/payment-list.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { queryOf, readListView, withChoice } from '../lists/list-view.ts';
import { useSearch } from '../lists/use-address.ts';
import { untypedApiQuery } from '../server-state/api-query.ts';
import { paymentStates } from './payment-states.ts';

export function PaymentSums(): ReactNode {
  const { query } = filtersOfAll(useSearch());
  const { data } = useQuery(
    untypedApiQuery<Sums>(['payments', 'sums', JSON.stringify(query)], (init) =>
      accountApi.payments.sums.$get({ query }, { init }),
    ),
  );
  const state = (status: PaymentStatus) => data?.states[status] ?? { count: 0, amount: 0 };
  return (
    <dl className="payment-sums" aria-busy={data === undefined}>
      {paymentStatuses.map((status) => (
        <div key={status}>
          <dt>
            {paymentStates[status].name} ({groupThousands(state(status).count)})
          </dt>
          <dd>{formatMoney(state(status).amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Fees</dt>
        <dd>{formatMoney(data?.fees ?? 0)}</dd>
      </div>
    </dl>
  );
}

/** Keeps search and filters, drops page and sort. */
function filtersOfAll(search: string) {
  const view = withChoice(readListView(search, paymentListRules), {
    sort: paymentListRules.usual,
    limit: undefined,
  });
  return { query: queryOf(view, paymentListRules) };
}
