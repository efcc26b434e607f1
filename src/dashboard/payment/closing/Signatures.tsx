import type { ReactNode } from 'react';
import {
  cashDifference,
  changeSince,
  type DayClosing,
  type SignedClosing,
  totalOf,
} from '#src/domain/payment/closing/closing.ts';
import { formatMoney } from '#src/lib/money.ts';
import { momentText } from '../../records/columns.tsx';
import { cashText, changeText } from './closing-words.ts';

export function Signatures({ closing }: { closing: DayClosing }): ReactNode {
  const { signed } = closing;
  const [newest] = signed;
  if (newest === undefined) return <p>No one has signed this day off yet.</p>;
  const change = changeSince(closing, newest);
  return (
    <>
      <div className={`notice ${change === null ? 'notice--success' : 'notice--error'}`} role="status">
        <p>
          {change === null
            ? `Signed off by ${newest.signedBy}, ${momentText(newest.signedAt)}.`
            : changeText(newest, change)}
        </p>
      </div>
      <ul className="lined plain-list small">
        {signed.map((one) => (
          <Signature key={one.id} signed={one} />
        ))}
      </ul>
    </>
  );
}

function Signature({ signed }: { signed: SignedClosing }): ReactNode {
  const { signedBy, signedAt, sums, countedCash, note } = signed;
  return (
    <li>
      <strong>{formatMoney(totalOf(sums).net)}</strong> left, signed off by {signedBy}, {momentText(signedAt)}
      .
      {countedCash !== null &&
        ` Cash counted: ${formatMoney(countedCash)}. ${cashText(cashDifference(signed, countedCash))}`}
      {note !== '' && <span className="closing__note soft"> {note}</span>}
    </li>
  );
}
