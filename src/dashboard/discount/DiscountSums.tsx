import '../payment/payments.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { discountListRules, type DiscountSums as Sums } from '#src/domain/discount/discount-list.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { queryOf, readListView, withChoice } from '../lists/list-view.ts';
import { useSearch } from '../lists/use-address.ts';
import { untypedApiQuery } from '../server-state/api-query.ts';

/** Sums of the codes that the list shows, on every page of it. */
export function DiscountSums(): ReactNode {
  const view = withChoice(readListView(useSearch(), discountListRules), {
    sort: discountListRules.usual,
    limit: undefined,
  });
  const query = queryOf(view, discountListRules);
  const { data } = useQuery(
    untypedApiQuery<Sums>(['discounts', 'sums', JSON.stringify(query)], (init) =>
      accountApi.discounts.sums.$get({ query }, { init }),
    ),
  );
  const { given = 0, used = 0, worth = 0 } = data ?? {};
  return (
    <dl className="payment-sums" aria-busy={data === undefined}>
      <div>
        <dt>Given</dt>
        <dd>{groupThousands(given)}</dd>
      </div>
      <div>
        <dt>Used</dt>
        <dd>{groupThousands(used)}</dd>
      </div>
      <div>
        <dt>Worth</dt>
        <dd>{formatMoney(worth)}</dd>
      </div>
    </dl>
  );
}
