import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { PartList } from '#src/components/PartList.tsx';
import { lastDayChoice, type OfferState } from '#src/domain/booking/offer/offer.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { maxOfferMessage } from '#src/domain/booking/staff/staff-requests.ts';
import { en } from '#src/domain/payment/plan/words/en.ts';
import { agreedRows } from '#src/domain/payment/plan-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { formatMoney } from '#src/lib/money.ts';
import { readMoney } from '#src/lib/read-money.ts';
import { useAction } from '#src/lib/use-action.ts';
import { speak } from '#src/lib/words/messages.ts';
import { Tag } from '../../records/Tag.tsx';
import { inEnglish } from '../../shell/english.ts';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { ActionField } from '../sheet/ActionField.tsx';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { needsPrice } from '../sheet/confirm-words.ts';
import { showOutcome } from '../sheet/send-change.ts';
import { type DraftPart, offeredParts } from './draft-parts.ts';
import { OfferParts } from './OfferParts.tsx';

const words = speak('en', en);

const { offer } = accountApi.bookings[':id'];

const states: Record<OfferState, string> = {
  open: 'Sent',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
};

export function Offers({ booking, onConflict }: ActionProps): ReactNode {
  const { offers, order } = booking;
  if (offers.length === 0) return null;
  const open = needsPrice(booking) && offers.some(({ state }) => state === 'open');
  return (
    <section className="actions-list" aria-labelledby="offers-title">
      <h3 id="offers-title">Price</h3>
      <ul className="lined plain-list">
        {offers.map(({ id, total, prices, parts, lastDay, state, actor, reason, message }) => (
          <li key={id}>
            <div className="apart">
              <span>
                <span className="money">{formatMoney(total)}</span>{' '}
                <span className="soft small">
                  until {formatDate(lastDay)}, {actor}
                  {reason && `: ${reason}`}
                </span>
              </span>
              <Tag tone={state === 'accepted' ? 'good' : undefined}>{states[state]}</Tag>
            </div>
            {prices !== null && prices.length > 1 && (
              <p className="soft small">
                {order.lines.map(({ label }, at) => `${label} ${formatMoney(prices[at] ?? 0)}`).join('; ')}
              </p>
            )}
            {parts !== null && (
              <PartList
                rows={agreedRows(words, parts, {
                  session: booking.eventDate,
                  dated: booking.kind === 'session',
                })}
              />
            )}
            {message && <p className="small sheet__text">{message}</p>}
          </li>
        ))}
      </ul>
      {open && <Withdraw booking={booking} onConflict={onConflict} />}
    </section>
  );
}

export function MakeOffer({ booking, onConflict }: ActionProps): ReactNode {
  const { id, order, offers } = booking;
  const open = offers.some(({ state }) => state === 'open');
  const { lines } = order;
  const today = todayInKigali(new Date());
  const days = lastDayChoice(today, booking.eventDate);
  const [typedTotal, setTypedTotal] = useState(() => fixedSum(lines));
  const [parts, setParts] = useState<DraftPart[]>();
  return (
    <ActionForm
      title={open ? 'Offer another price' : 'Offer a price'}
      unfolded={!open}
      submit="Send the offer"
      done="The offer is on its way. The client accepts and pays with the link in it."
      onConflict={onConflict}
      send={({ total = '', lastDay = '', reason = '', message = '', ...typed }) =>
        answerTo((init) =>
          offer.$post(
            {
              param: { id },
              json: {
                ...(lines.length === 1 ? { total } : { prices: pricesIn(typed, lines) }),
                lastDay,
                reason,
                message,
                ...(parts && { parts: offeredParts(parts) }),
                version: booking.version,
              },
            },
            { init },
          ),
        )
      }
    >
      {lines.length === 1 ? (
        <MoneyField
          id="offer-total"
          name="total"
          label="Total in RWF"
          hint={publishedText(order)}
          onType={(text) => setTypedTotal(amountOf(text))}
        />
      ) : (
        <LinePrices order={order} onSum={setTypedTotal} />
      )}
      <OfferParts booking={booking} total={typedTotal} parts={parts} onChange={setParts} />
      <ActionField
        of="offer"
        name="lastDay"
        label="Last day of the offer"
        type="date"
        min={today}
        max={days.max}
        defaultValue={days.usual}
      />
      <OfferMessage of="offer" />
      <ActionField
        of="offer"
        name="reason"
        label="Reason, if the total is outside the published prices"
        required={false}
        maxLength={500}
      />
    </ActionForm>
  );
}

export function OfferMessage({ of }: { of: string }): ReactNode {
  return (
    <TextAreaField
      id={`${of}-message`}
      name="message"
      label="Message to the client"
      hint="The client reads it on their page, and in our email if we have an address, above the price."
      optional
      rows={3}
      maxLength={maxOfferMessage}
    />
  );
}

function publishedText({ range: { min, max } }: StaffBooking['order']): string {
  return `Published: ${formatMoney(min)}${max === null ? ' or more' : ` to ${formatMoney(max)}`}`;
}

interface LinePricesProps extends Pick<StaffBooking, 'order'> {
  onSum: (sum: number) => void;
}

function LinePrices({ order, onSum }: LinePricesProps): ReactNode {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const start = Object.fromEntries(
    order.lines.map(({ position, fixed, amount }) => [priceName(position), fixed ? String(amount) : '']),
  );
  const sumWith = (changes: Record<string, string>) =>
    Object.values({ ...start, ...typed, ...changes }).reduce((sum, text) => sum + amountOf(text), 0);
  const sum = sumWith({});
  return (
    <>
      {order.lines.map(({ position, label, quantity, fixed, amount, price }) => (
        <MoneyField
          key={position}
          id={`offer-price-${position}`}
          name={priceName(position)}
          label={`${quantity > 1 ? `${quantity} × ${label}` : label}, in RWF`}
          hint={fixed ? undefined : `Published: ${price}${quantity > 1 ? ' each' : ''}`}
          amount={fixed ? amount : null}
          min={0}
          onType={(text) => {
            const changes = { [priceName(position)]: text };
            setTyped((all) => ({ ...all, ...changes }));
            onSum(sumWith(changes));
          }}
        />
      ))}
      <p>
        Total: <output className="money">{formatMoney(sum)}</output>{' '}
        <span className="soft small">{publishedText(order)}</span>
      </p>
    </>
  );
}

/** Reads a typed amount; one that cannot be read counts as nothing. */
function amountOf(text: string): number {
  const read = readMoney(text, { min: 0 });
  return 'amount' in read ? read.amount : 0;
}

/** Adds up the lines whose price is published, which the form starts with; a single line starts empty. */
function fixedSum(lines: StaffBooking['order']['lines']): number {
  return lines.length === 1 ? 0 : lines.reduce((sum, { fixed, amount }) => sum + (fixed ? amount : 0), 0);
}

function priceName(position: number): string {
  return `prices.${position}`;
}

function pricesIn(typed: Record<string, string>, lines: StaffBooking['order']['lines']): string[] {
  return lines.map(({ position }) => typed[priceName(position)] ?? '');
}

function Withdraw({ booking, onConflict }: ActionProps): ReactNode {
  const { id, version } = booking;
  const { busy, run } = useAction(async () => {
    const answer = await answerTo((init) =>
      offer.$delete({ param: { id }, query: { version: String(version) } }, { init }),
    );
    showOutcome(answer, 'The offer is withdrawn.', onConflict);
    if (answer.kind !== 'ok') showFailure(inEnglish, 'The offer is still open', answer);
  });
  return (
    <p>
      <SmallButton look="danger" busy={busy} onClick={run}>
        Withdraw the offer
      </SmallButton>
    </p>
  );
}
