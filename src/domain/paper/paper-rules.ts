import type { BookingStatus } from '#src/domain/booking/booking.ts';
import { type PaperSeries, paperSeries } from './paper.ts';

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
  if (facts.erased) return 'The contact details of this booking are erased, so it gets no new papers.';
  return refusals[series](facts);
}

/** Lists the papers that can be issued now. */
export function possiblePapers(facts: PaperFacts): PaperSeries[] {
  return paperSeries.filter((series) => paperRefusal(series, facts) === undefined);
}

const refusals: Record<PaperSeries, (facts: PaperFacts) => string | undefined> = {
  quote({ status, offered, agreed, priced, received }) {
    if (status === 'cancelled') return 'This booking is cancelled, so there is nothing to quote.';
    if (offered) return undefined;
    if (agreed || received > 0)
      return 'The price is agreed already. Please choose a proforma for what is left to pay.';
    return priced
      ? undefined
      : 'This booking has no price yet. A quote can be issued once there is an offer.';
  },
  proforma({ status, charged, due }) {
    if (status === 'cancelled') return 'This booking is cancelled, so there is nothing to pay.';
    if (charged === 0) return 'No price is agreed yet. A proforma can be issued once the price is accepted.';
    return due === 0 ? 'Nothing is left to pay. Please choose a payment confirmation instead.' : undefined;
  },
  confirmation: ({ received }) =>
    received === 0
      ? 'No money has arrived yet. A payment confirmation can be issued once a payment has arrived.'
      : undefined,
  statement: ({ charged, received }) =>
    charged === 0 && received === 0
      ? 'Nothing is charged or paid yet, so there is nothing for a statement to show.'
      : undefined,
};
