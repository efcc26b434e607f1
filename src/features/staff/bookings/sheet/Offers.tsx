import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { lastDayChoice, type OfferState } from '#src/features/booking/offer/offer.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useAction } from '#src/lib/use-action.ts';
import { Tag } from '../../records/Tag.tsx';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { ActionField } from './ActionField.tsx';
import { ActionForm, type ActionProps } from './ActionForm.tsx';
import { needsPrice } from './confirm-words.ts';
import { showOutcome } from './send-change.ts';

const { offer } = accountApi.bookings[':id'];

const states: Record<OfferState, string> = {
  open: 'Sent',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
};

/** The prices that were offered for a request, and the way to withdraw the last. */
export function Offers({ booking, onConflict }: ActionProps): ReactNode {
  const { offers } = booking;
  if (offers.length === 0) return null;
  const open = needsPrice(booking) && offers.some(({ state }) => state === 'open');
  return (
    <section className="actions-list" aria-labelledby="offers-title">
      <h3 id="offers-title">Price</h3>
      <ul className="lined plain-list">
        {offers.map(({ id, total, lastDay, state, actor, reason }) => (
          <li key={id} className="apart">
            <span>
              <span className="money">{formatMoney(total)}</span>{' '}
              <span className="soft small">
                until {formatDate(lastDay)}, {actor}
                {reason && `: ${reason}`}
              </span>
            </span>
            <Tag tone={state === 'accepted' ? 'good' : undefined}>{states[state]}</Tag>
          </li>
        ))}
      </ul>
      {open && <Withdraw booking={booking} onConflict={onConflict} />}
    </section>
  );
}

/** Offers a price; the first thing to do with a request that has none. */
export function MakeOffer({ booking, onConflict }: ActionProps): ReactNode {
  const { id, order, offers } = booking;
  const open = offers.some(({ state }) => state === 'open');
  const { min, max } = order.range;
  const today = todayInKigali(new Date());
  const days = lastDayChoice(today, booking.eventDate);
  return (
    <ActionForm
      title={open ? 'Offer another price' : 'Offer a price'}
      unfolded={!open}
      submit="Send the offer"
      done="The offer is on its way. The client accepts and pays by the link in it."
      onConflict={onConflict}
      send={({ total = '', lastDay = '', reason = '' }) =>
        answerTo((init) =>
          offer.$post(
            { param: { id }, json: { total, lastDay, reason, version: booking.version } },
            { init },
          ),
        )
      }
    >
      <div className="pair">
        <MoneyField
          id="offer-total"
          name="total"
          label="Total in RWF"
          hint={`Published: ${formatMoney(min)}${max === null ? ' or more' : ` to ${formatMoney(max)}`}`}
        />
        <ActionField
          of="offer"
          name="lastDay"
          label="Last day of the offer"
          type="date"
          min={today}
          max={days.max}
          defaultValue={days.usual}
        />
      </div>
      <ActionField
        of="offer"
        name="reason"
        label="Reason, where the total is outside of the published prices"
        required={false}
        maxLength={500}
      />
    </ActionForm>
  );
}

function Withdraw({ booking, onConflict }: ActionProps): ReactNode {
  const { id, version } = booking;
  const { busy, run } = useAction(async () => {
    const answer = await answerTo((init) =>
      offer.$delete({ param: { id }, query: { version: String(version) } }, { init }),
    );
    showOutcome(answer, 'The offer is withdrawn.', onConflict);
    if (answer.kind !== 'ok') showFailure('The offer is still open', answer);
  });
  return (
    <p>
      <SmallButton look="danger" busy={busy} onClick={run}>
        Withdraw the offer
      </SmallButton>
    </p>
  );
}
