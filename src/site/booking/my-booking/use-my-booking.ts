import { useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { ShareCalls } from '#src/components/shares/Shares.tsx';
import type { Billing } from '#src/domain/booking/billing/billing.ts';
import {
  type MyBookingView,
  noLinkView,
  viewOfAnswer,
  withShare,
} from '#src/domain/booking/my-booking/my-booking-view.ts';
import type { PaperSeries } from '#src/domain/paper/paper.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenOf } from '#src/lib/booking-token.ts';
import { useOpenedLink } from '#src/lib/use-opened-link.ts';
import { useLanguage } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import type { Wording } from '#src/lib/words/refusals.ts';

export interface OpenBooking {
  view: MyBookingView;
  lookAgain: () => void;
  move: (eventDate: string) => Promise<Answer<MyBooking>>;
  moved: boolean;
  /** Cancels for the refund that was shown. */
  cancel: (shown: Pick<MyBooking['cancel'], 'refund' | 'sum'>) => Promise<Answer<MyBooking>>;
  /** Sends a question; `key` is the same for its retries. */
  write: (text: string, key: string) => Promise<Answer<unknown>>;
  /** Accepts the quote that was shown; an empty `phone` uses the booking's number. */
  accept: (offer: { offer: string; phone: string }) => Promise<Answer<MyBooking>>;
  /** Issues a paper, or returns the newest one if it still fits. */
  issue: (series: PaperSeries) => Promise<Answer<{ code: string }>>;
  /** Address at which this booking's client opens a paper. */
  paperAddress: (code: string) => string;
  giveBilling: (billing: Billing) => Promise<Answer<MyBooking>>;
  shares: ShareCalls;
  /** Stops text messages to the booking's number, or starts them again. */
  stopTexts: (stopped: boolean) => Promise<Answer<MyBooking>>;
}

export function useMyBooking(): OpenBooking {
  const { link: token = '', view, setView, lookAgain } = useOpenedLink(tokenOf, noLinkView, load);
  const [moved, setMoved] = useState(false);
  const language = useLanguage();
  const header = authorization(token);

  /** Reloads the booking after a 409: the page may show a stale version. */
  async function change(made: Answer<MyBooking>): Promise<Answer<MyBooking>> {
    const now = made.kind === 'refused' && made.status === 409 ? await ask(header) : made;
    if (now.kind === 'ok') setView({ kind: 'booking', booking: now.data });
    return made;
  }

  return {
    view,
    lookAgain,
    moved,
    async move(eventDate) {
      setMoved(false);
      const answer = await answerTo((init) => mine.$put({ header, json: { eventDate } }, { init }));
      setMoved(answer.kind === 'ok');
      return change(answer);
    },
    cancel: async ({ refund, sum }) => {
      const query = { refund, sum: String(sum) };
      return change(await answerTo((init) => mine.$delete({ header, query }, { init })));
    },
    async write(text, key) {
      const answer = await answerTo((init) =>
        mine.questions.$post(
          { header: { ...header, 'idempotency-key': key }, json: { text, language } },
          { init },
        ),
      );
      if (answer.kind === 'ok' && view.kind === 'booking')
        setView({ kind: 'booking', booking: { ...view.booking, ...answer.data } });
      return answer;
    },
    accept: async (json) => change(await answerTo((init) => mine.offer.$post({ header, json }, { init }))),
    issue: (series) => answerTo((init) => mine.papers.$post({ header, json: { series } }, { init })),
    paperAddress: (code) => hrefIn(language, `/paper#${token}/${code}`),
    giveBilling: async (json) =>
      change(await answerTo((init) => mine.billing.$put({ header, json }, { init }))),
    shares: shareCalls(header, setView, change),
    stopTexts: async (stopped) =>
      change(await answerTo((init) => mine.texts.$put({ header, json: { stopped } }, { init }))),
  };
}

const { shares } = api.bookings.mine;

function shareCalls(
  header: ReturnType<typeof authorization>,
  setView: (next: (view: MyBookingView) => MyBookingView) => void,
  change: (made: Answer<MyBooking>) => Promise<Answer<MyBooking>>,
): ShareCalls {
  return {
    async make(json, key) {
      const keyed = { ...header, 'idempotency-key': key };
      const answer = await answerTo((init) => shares.$post({ header: keyed, json }, { init }));
      if (answer.kind === 'ok') setView((view) => withShare(view, answer.data, json));
      return answer;
    },
    renew: (share) => answerTo((init) => shares[':share'].link.$post({ header, param: { share } }, { init })),
    withdraw: async (share) =>
      change(await answerTo((init) => shares[':share'].$delete({ header, param: { share } }, { init }))),
  };
}

const { mine } = api.bookings;

const authorization = (token: string) => ({ authorization: `Booking ${token}` });

async function load(token: string, word: Wording): Promise<MyBookingView> {
  return viewOfAnswer(word, await ask(authorization(token)));
}

function ask(header: ReturnType<typeof authorization>): Promise<Answer<MyBooking>> {
  return answerTo((init) => mine.$get({ header }, { init }));
}
