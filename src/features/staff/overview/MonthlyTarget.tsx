import { arc } from 'd3-shape';
import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoney } from '#src/lib/money.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../server-state/query-client.ts';
import type { Overview } from './overview.ts';

interface MonthlyTargetProps {
  overview: Overview;
  /** Only a super admin sets it. */
  canSet: boolean;
}

/** How much of the month's target has come in, as a gauge; a super admin sets the target. */
export function MonthlyTarget({ overview, canSet }: MonthlyTargetProps): ReactNode {
  const { monthlyTarget, income } = overview;
  const amount = income.at(-1)?.amount ?? 0;
  return (
    <section className="card stack gap-xs">
      <h2>Monthly Target</h2>
      {monthlyTarget === null ? (
        <p>{canSet ? 'No target is set yet.' : 'No target is set yet. A super admin can set it.'}</p>
      ) : (
        <>
          <Gauge part={Math.min(1, amount / monthlyTarget)} />
          <p>
            <strong>{Math.floor((100 * amount) / monthlyTarget)}%</strong>: {formatMoney(amount)} of{' '}
            {formatMoney(monthlyTarget)}
          </p>
        </>
      )}
      {canSet && <TargetForm target={monthlyTarget} />}
    </section>
  );
}

/** Half a ring; filled from the left. */
function Gauge({ part }: { part: number }): ReactNode {
  const ring = arc();
  const upTo = (endAngle: number) =>
    ring({ innerRadius: 64, outerRadius: 80, startAngle: -Math.PI / 2, endAngle }) ?? '';
  return (
    <svg className="gauge" viewBox="-82 -82 164 84" aria-hidden="true" focusable="false">
      <path className="gauge__ground" d={upTo(Math.PI / 2)} />
      <path d={upTo(Math.PI * (part - 0.5))} />
    </svg>
  );
}

function TargetForm({ target }: { target: number | null }): ReactNode {
  const form = useForm({
    fallback: 'We could not set the target',
    send: ({ target: typed = '' }) =>
      answerTo((init) =>
        accountApi.overview.target.$put({ json: { target: Number(typed.replace(/[\s,]/g, '')) } }, { init }),
      ),
    onDone() {
      showToast({ title: 'The target is set', tone: 'success' });
      void queryClient.invalidateQueries();
    },
  });
  return (
    <details>
      <summary>Set the target</summary>
      <Form form={form}>
        <TextField
          name="target"
          label="Target per month in RWF"
          inputMode="numeric"
          defaultValue={target ?? ''}
          error={form.failure?.fields['target']}
        />
        <p>
          <SubmitButton form={form} className="button--small">
            Set the target
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}
