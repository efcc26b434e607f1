import type { ReactNode } from 'react';
import { methodName, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { ActionField } from './ActionField.tsx';

interface HowProps {
  legend: string;
  /** The first one is chosen. */
  methods: readonly PaymentMethod[];
}

/** By which way money came or went. */
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
  /** The form that the fields are in: names are used once on a page. */
  of: string;
  label: string;
  hint?: string | undefined;
  /** RWF. */
  amount: number | null;
}

/** How much, and on which day: today or earlier. */
export function AmountAndDate({ of, label, hint, amount }: AmountProps): ReactNode {
  const today = todayInKigali(new Date());
  return (
    <div className="pair">
      <MoneyField id={`${of}-amount`} name="amount" label={label} hint={hint} amount={amount} />
      <ActionField of={of} name="date" label="Date" type="date" defaultValue={today} max={today} />
    </div>
  );
}
