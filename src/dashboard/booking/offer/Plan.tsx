import '#src/styles/lines.css';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { PartList } from '#src/components/PartList.tsx';
import { en } from '#src/domain/payment/plan/words/en.ts';
import { paidRows } from '#src/domain/payment/plan-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { speak } from '#src/lib/words/messages.ts';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { draftOfPlan, planParts } from './draft-parts.ts';
import { PartsEditor } from './PartsEditor.tsx';

const words = speak('en', en);

const { plan: planRoute } = accountApi.bookings[':id'];

/** Parts in which a booking is paid, what is paid of each, and their change. */
export function Plan({ booking, onConflict }: ActionProps): ReactNode {
  const { plan, kind, status, version } = booking;
  const [only, ...others] = plan;
  if (kind === 'fee' || only === undefined) return null;
  return (
    <section className="actions-list" aria-labelledby="plan-title">
      <h3 id="plan-title">Plan</h3>
      {others.length === 0 ? (
        <p>
          {formatMoney(only.amount)} in one part
          {only.dueDay !== null && `, due on ${formatDate(only.dueDay)}`}.
        </p>
      ) : (
        <PartList rows={paidRows(words, plan, todayInKigali(new Date()))} />
      )}
      {status !== 'cancelled' && <ChangePlan key={version} booking={booking} onConflict={onConflict} />}
    </section>
  );
}

function ChangePlan({ booking, onConflict }: ActionProps): ReactNode {
  const { id, plan, version } = booking;
  const [parts, setParts] = useState(() => draftOfPlan(plan));
  return (
    <ActionForm
      title="Change the plan"
      submit="Change the plan"
      done="The plan is changed."
      onConflict={onConflict}
      send={() =>
        answerTo((init) =>
          planRoute.$put({ param: { id }, json: { parts: planParts(parts), version } }, { init }),
        )
      }
    >
      <PartsEditor
        of="plan"
        parts={parts}
        total={plan.reduce((sum, { amount }) => sum + amount, 0)}
        onChange={setParts}
      />
      <p className="soft small">We write to the client if a part is larger or due earlier than before.</p>
    </ActionForm>
  );
}
