import type { ReactNode } from 'react';
import { PartList } from '#src/components/PartList.tsx';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { en } from '#src/domain/payment/plan/words/en.ts';
import { planFor } from '#src/domain/payment/plan.ts';
import { agreedRows } from '#src/domain/payment/plan-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { speak } from '#src/lib/words/messages.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { type DraftPart, draftOfAgreed } from './draft-parts.ts';
import { PartsEditor } from './PartsEditor.tsx';

const words = speak('en', en);

interface OfferPartsProps {
  booking: StaffBooking;
  /** RWF of the offer as typed. */
  total: number;
  /** Parts that staff chose; undefined for those of the rule. */
  parts: DraftPart[] | undefined;
  onChange: (parts: DraftPart[] | undefined) => void;
}

/** Parts in which an offer is paid: by the rule, until staff change them. */
export function OfferParts({ booking, total, parts, onChange }: OfferPartsProps): ReactNode {
  const { eventDate: session, kind, order, depositRules } = booking;
  if (kind === 'fee' || total === 0) return null;
  const skus = order.lines.map(({ sku }) => sku);
  const rule = planFor({ total, skus, session, today: todayInKigali(new Date()) }, depositRules);
  const rows = agreedRows(words, rule, { session, dated: kind === 'session' });
  if (parts !== undefined)
    return (
      <>
        <PartsEditor of="offer" parts={parts} total={total} firstOnAcceptance onChange={onChange} />
        <p>
          <SmallButton look="quiet" onClick={() => onChange(undefined)}>
            Use the rule instead
          </SmallButton>
        </p>
      </>
    );
  return (
    <div className="stack gap-2xs">
      {rows.length === 0 ? <p>The client pays all of it on accepting.</p> : <PartList rows={rows} />}
      <p>
        <SmallButton onClick={() => onChange(draftOfAgreed(rule, session))}>Choose other parts</SmallButton>
      </p>
    </div>
  );
}
