import {
  daysOf,
  type KnownPayment,
  type StatementComparison,
  type StatementDifference,
  type StatementMatch,
  type StatementRow,
} from '#src/domain/payment/statement/statement.ts';

/** Matches lines to payments by reference, then number, amount and day. Each payment matches once. */
export function matchStatement(
  rows: readonly StatementRow[],
  payments: readonly KnownPayment[],
): StatementComparison {
  const { from, to } = daysOf(rows);
  const open = new Set(payments);
  const byReference = new Map(payments.map((payment) => [keyOf(payment.reference ?? ''), payment]));
  const matches: StatementMatch[] = [];
  const rest: StatementComparison['onlyThere'] = [];

  const take = (row: StatementRow, payment: KnownPayment, by: StatementMatch['by']) => {
    open.delete(payment);
    matches.push({ row, payment, by, different: differencesOf(row, payment) });
  };

  for (const row of rows) {
    const key = keyOf(row.reference);
    const payment = key === '' ? undefined : byReference.get(key);
    if (payment !== undefined && open.has(payment)) take(row, payment, 'reference');
    else rest.push({ row, repeated: payment !== undefined });
  }

  const byNumber = groupByNumber(open);
  const onlyThere = rest.filter(({ row, repeated }) => {
    const payment = repeated ? undefined : byNumber.get(numberKey(row))?.shift();
    if (payment !== undefined) take(row, payment, 'number');
    return payment === undefined;
  });

  matches.sort((a, b) => a.row.line - b.row.line);
  return {
    from,
    to,
    onlyThere,
    matched: matches.filter(({ different }) => different.length === 0),
    different: matches.filter(({ different }) => different.length > 0),
    onlyHere: [...open].filter(({ status, day }) => status === 'successful' && day >= from && day <= to),
  };
}

/** Groups payments by number, paid ones first: of two alike, the line means the paid one. */
function groupByNumber(payments: Iterable<KnownPayment>): Map<string, KnownPayment[]> {
  const rank = ({ status }: KnownPayment) => (status === 'successful' ? 0 : 1);
  const groups = new Map<string, KnownPayment[]>();
  for (const payment of [...payments].sort((a, b) => rank(a) - rank(b))) {
    const key = numberKey(payment);
    groups.set(key, [...(groups.get(key) ?? []), payment]);
  }
  // An unknown number identifies nobody.
  for (const key of groups.keys()) if (key.startsWith(' ')) groups.delete(key);
  return groups;
}

function numberKey({ phone, amount, day }: Pick<KnownPayment, 'phone' | 'amount' | 'day'>): string {
  return `${phone} ${amount} ${day}`;
}

function keyOf(reference: string): string {
  return reference.trim().toLowerCase();
}

function differencesOf(row: StatementRow, payment: KnownPayment): StatementDifference[] {
  return [
    ...(row.amount === payment.amount ? [] : ['amount' as const]),
    ...(row.fee === null || row.fee === (payment.fee ?? 0) ? [] : ['fee' as const]),
    ...(payment.status === 'successful' ? [] : ['status' as const]),
  ];
}
