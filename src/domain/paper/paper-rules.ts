import type { BookingStatus } from '#src/domain/booking/booking.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type PaperSeries, paperSeries } from './paper.ts';

const refused = refusals('paper');

/** State of a booking that decides which papers can be issued. Amounts are RWF. */
export interface PaperFacts {
  status: BookingStatus;
  /** True once the client's details are erased. */
  erased: boolean;
  /** True while an offer can be accepted. */
  offered: boolean;
  /** True once the client accepted the studio's price. */
  agreed: boolean;
  /** True if every price of the order is fixed. */
  priced: boolean;
  charged: number;
  due: number;
  /** Received, including money refunded since. */
  received: number;
}

/** Returns why a paper cannot be issued, with what to do, or undefined. */
export function paperRefusal(series: PaperSeries, facts: PaperFacts): string | undefined {
  if (facts.erased) return refused('erased');
  return refusalsOf[series](facts);
}

/** Lists the papers that can be issued now. */
export function possiblePapers(facts: PaperFacts): PaperSeries[] {
  return paperSeries.filter((series) => paperRefusal(series, facts) === undefined);
}

const refusalsOf: Record<PaperSeries, (facts: PaperFacts) => string | undefined> = {
  quote({ status, offered, agreed, priced, received }) {
    if (status === 'cancelled') return refused('nothingToQuote');
    if (offered) return undefined;
    if (agreed || received > 0) return refused('priceAgreed');
    return priced ? undefined : refused('noPrice');
  },
  proforma({ status, charged, due }) {
    if (status === 'cancelled') return refused('nothingToPay');
    if (charged === 0) return refused('priceNotAgreed');
    return due === 0 ? refused('allPaid') : undefined;
  },
  confirmation: ({ received }) => (received === 0 ? refused('notPaid') : undefined),
  statement: ({ charged, received }) => (charged === 0 && received === 0 ? refused('notCharged') : undefined),
};
