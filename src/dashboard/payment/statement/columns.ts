import { foldWords } from '#src/lib/text.ts';

export const statementFields = ['day', 'amount', 'reference', 'phone', 'fee', 'state'] as const;
export type StatementField = (typeof statementFields)[number];

export type StatementColumns = Partial<Record<StatementField, number>>;

/** Heading patterns, most reliable first. */
const headings: Record<StatementField, readonly RegExp[]> = {
  day: [
    /^(transaction |payment )?date( time)?$/,
    /\bdate\b|datetime|timestamp/,
    /\b(processed|completed|created) at\b|\btime\b/,
  ],
  reference: [
    /^ref$|\breference\b|\bref (no|number|id)\b/,
    /\b(transaction|trans|txn|tx|financial) (id|no|number)\b|\btransaction ref\b/,
    /\b(external|receipt|payment) (id|no|number)\b|^(id|receipt|txid)$/,
  ],
  phone: [
    /\b(phone|msisdn|mobile|telephone|tel)\b/,
    /\b(client|customer|payer|sender|from)( number| no| account)?$/,
  ],
  amount: [/^amount( rwf)?$/, /\b(credit|paid in|money in|received|montant)\b/, /\bamount\b/],
  fee: [/\bfees?\b/, /\b(charges?|commission|frais)\b/],
  state: [/^(status|state)$/, /\bstatus\b/],
};

/**
 * Recognises columns by their headings.
 * `clear`: day, amount and an identifier are present, and no heading is ambiguous.
 */
export function recogniseColumns(heads: readonly string[]): { columns: StatementColumns; clear: boolean } {
  const folded = heads.map(foldWords);
  const columns: StatementColumns = {};
  let clear = true;
  for (const field of statementFields) {
    const taken = new Set(Object.values(columns));
    for (const words of headings[field]) {
      const found = folded.flatMap((head, at) => (words.test(head) && !taken.has(at) ? [at] : []));
      if (found[0] === undefined) continue;
      columns[field] = found[0];
      if (found.length > 1) clear = false;
      break;
    }
  }
  return { columns, clear: clear && isEnough(columns) };
}

export function isEnough({ day, amount, reference, phone }: StatementColumns): boolean {
  return day !== undefined && amount !== undefined && (reference ?? phone) !== undefined;
}
