import type { ReactNode } from 'react';
import { methodName, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { ActionField } from '../sheet/ActionField.tsx';

interface HowProps {
  legend: string;
  /** The first method is preselected. */
  methods: readonly PaymentMethod[];
}

export function HowItMoved({ legend, methods }: HowProps): ReactNode {
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">{legend}</legend>
      {methods.map((method, index) => (
        <label key={method}>
          <input type="radio" name="method" value={method} defaultChecked={index === 0} />{' '}
          {methodName(method)}
        </label>
      ))}
    </fieldset>
  );
}

interface AmountProps {
  /** Id prefix of the form: field ids must be unique on the page. */
  of: string;
  label: string;
  hint?: string | undefined;
  /** RWF. */
  amount: number | null;
}

export function AmountAndDate({ of, label, hint, amount }: AmountProps): ReactNode {
  const today = todayInKigali(new Date());
  return (
    <div className="pair">
      <MoneyField id={`${of}-amount`} name="amount" label={label} hint={hint} amount={amount} />
      <ActionField of={of} name="date" label="Date" type="date" defaultValue={today} max={today} />
    </div>
  );
}
