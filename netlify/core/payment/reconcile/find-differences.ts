import type { DifferenceKind } from '#src/domain/payment/differences/difference.ts';
import { type PaymentStatus, settle } from '#src/domain/payment/payment.ts';
import type { PaypackEvent } from '../paypack/paypack-events.ts';

/** A transaction derived from Paypack's events. Amounts in RWF. */
export interface TheirTransaction {
  ref: string;
  phone: string;
  amount: number;
  fee: number | undefined;
  status: PaymentStatus;
  begun: Date;
}

export interface OurPayment {
  id: string;
  ref: string;
  phone: string;
  amount: number;
  status: PaymentStatus;
}

export interface Difference {
  kind: DifferenceKind;
  ours: OurPayment | undefined;
  theirs: TheirTransaction | undefined;
}

/** Derives the outcome of each transaction from all its events, in any order. */
export function transactionsIn(events: readonly PaypackEvent[]): Map<string, TheirTransaction> {
  const transactions = new Map<string, TheirTransaction>();
  for (const { processed, begun, data } of events) {
    const known = transactions.get(data.ref);
    const status = settle(known?.status ?? 'pending', processed ? data.status : 'pending');
    const first = known !== undefined && known.begun < begun ? known.begun : begun;
    transactions.set(data.ref, {
      ref: data.ref,
      phone: data.client ?? known?.phone ?? '',
      amount: data.amount,
      fee: data.fee ?? known?.fee,
      status,
      begun: first,
    });
  }
  return transactions;
}

/** Returns the differences. Skips unpaid transactions we do not have: no money is involved. */
export function findDifferences(
  theirs: ReadonlyMap<string, TheirTransaction>,
  ours: ReadonlyMap<string, OurPayment>,
): Difference[] {
  const fromTheirs = [...theirs.values()].flatMap((one): Difference[] => {
    const payment = ours.get(one.ref);
    const kind = differenceOf(one, payment);
    return kind === undefined ? [] : [{ kind, ours: payment, theirs: one }];
  });
  const missing = [...ours.values()]
    .filter(({ ref, status }) => status === 'successful' && !theirs.has(ref))
    .map((payment): Difference => ({ kind: 'missing', ours: payment, theirs: undefined }));
  return [...fromTheirs, ...missing];
}

function differenceOf(theirs: TheirTransaction, ours: OurPayment | undefined): DifferenceKind | undefined {
  if (ours === undefined) return theirs.status === 'successful' ? 'unknown' : undefined;
  if (ours.amount !== theirs.amount) return 'amount';
  const [here, there] = [ours.status === 'successful', theirs.status === 'successful'];
  return here === there ? undefined : 'state';
}
