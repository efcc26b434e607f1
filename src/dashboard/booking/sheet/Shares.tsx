import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type ShareCalls, Shares as ShareList } from '#src/components/shares/Shares.tsx';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { showBooking } from './send-change.ts';

const { shares: api } = accountApi.bookings[':id'];

/** Shows the parts that others pay by link, and makes links for the client. */
export function Shares({ booking }: { booking: StaffBooking }): ReactNode {
  const { id, shares, shareable } = booking;
  if (shares.length === 0 && shareable === 0) return null;
  return (
    <section className="actions-list" aria-labelledby="shares-title">
      <h3 id="shares-title">Shares</h3>
      <ShareList name={`share_${id}`} shares={shares} shareable={shareable} calls={callsFor(id)} />
    </section>
  );
}

function callsFor(id: string): ShareCalls {
  return {
    async make(json, key) {
      const header = { 'idempotency-key': key };
      const answer = await answerTo((init) => api.$post({ param: { id }, header, json }, { init }));
      if (answer.kind === 'ok') await queryClient.invalidateQueries();
      return answer;
    },
    renew: (share) => answerTo((init) => api[':share'].link.$post({ param: { id, share } }, { init })),
    async withdraw(share) {
      const answer = await answerTo((init) => api[':share'].$delete({ param: { id, share } }, { init }));
      if (answer.kind === 'ok') showBooking(answer.data.booking);
      return answer;
    },
  };
}
