import type { ReactNode } from 'react';
import type { PartRow } from '#src/domain/payment/plan-words.ts';

/** Parts in which a price is paid: name and day left, amount right. Needs lines.css on its page. */
export function PartList({ rows }: { rows: readonly PartRow[] }): ReactNode {
  return (
    <dl className="stack gap-2xs">
      {rows.map(({ label, state, amount }) => (
        <div className="line" key={label}>
          <dt>
            {label}
            {state && (
              <>
                <br />
                <small className="soft">{state}</small>
              </>
            )}
          </dt>
          <dd className="money">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
