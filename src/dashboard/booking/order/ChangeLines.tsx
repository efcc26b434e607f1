import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { changeOrder } from '#src/domain/booking/order/change-order.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { amountText } from '#src/domain/catalogue/lines/line-amount.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoney } from '#src/lib/money.ts';
import { speak } from '#src/lib/words/messages.ts';
import { type DraftLine, toDraftLines, toItems } from '../lines/draft-lines.ts';
import { LineEditor, type ShownLine } from '../lines/LineEditor.tsx';
import { usePrices } from '../lines/use-prices.ts';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { changedLinesProblem, changedLinesText, changeTheOrder } from './change-lines-words.ts';

const { lines: call } = accountApi.bookings[':id'];

/** Changes the lines of a booking, and shows the effect on what is owed before it is saved. */
export default function ChangeLines({ booking, onConflict }: ActionProps): ReactNode {
  const { id, version, order } = booking;
  const prices = usePrices();
  const [lines, setLines] = useState<readonly DraftLine[]>(() => toDraftLines(order.lines.map(toItem)));
  const items = toItems(lines);
  const changed = changeOrder(prices.book, bookedOrder(booking), items);
  const isSame = JSON.stringify(items) === JSON.stringify(order.lines.map(toItem));
  return (
    <ActionForm
      title={changeTheOrder}
      unfolded
      submit="Save and tell the client"
      done="The order is changed."
      onConflict={onConflict}
      check={() => {
        const problem = changedLinesProblem(changed, isSame);
        return problem === undefined ? {} : { items: problem };
      }}
      send={async () => {
        const json = { items, totalAmount: changed.total, fixed: changed.fixed, version };
        const answer = await answerTo((init) => call.$put({ param: { id }, json }, { init }));
        // The reason may be a price that has changed since.
        if (answer.kind === 'refused') prices.refresh();
        return answer;
      }}
    >
      <LineEditor
        id={`change-lines-${id}`}
        lines={lines}
        prices={prices}
        shown={shownLines(changed, lines.length)}
        onChange={setLines}
      />
      <p role="status">{isSame ? '' : changedLinesText(booking, changed)}</p>
    </ActionForm>
  );
}

function toItem({ sku, quantity, options }: StaffBooking['order']['lines'][number]) {
  return { sku, quantity, ...(Object.keys(options).length > 0 && { options }) };
}

function bookedOrder({ order: { lines, total, discount }, offers }: StaffBooking) {
  const agreed = offers.some(({ state }) => state === 'accepted');
  return { lines, agreed, total, percent: discount?.percent ?? 0 };
}

type Changed = ReturnType<typeof changeOrder<StaffBooking['order']['lines'][number]>>;

/** Lines by their position in the editor, where those that are not sold have a place too. */
function shownLines({ lines, unknown }: Changed, count: number): (ShownLine | undefined)[] {
  const sold = lines.values();
  return Array.from({ length: count }, (_, position) => {
    const line = unknown.includes(position) ? undefined : sold.next().value;
    return line && { label: line.label, amount: lineText(line) };
  });
}

function lineText(line: Changed['lines'][number]): string {
  if (line.agreed !== null) return formatMoney(line.agreed);
  if (line.fixed) return formatMoney(line.amount);
  return typeof line.price === 'string'
    ? line.price
    : amountText(speak('en', prices), { price: line.price, amount: line.amount });
}
