import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { minimumPayment } from '#src/domain/payment/payment.ts';
import type { amountFields, countFields, PaymentRuleFields } from '#src/domain/payment/rules/rule-fields.ts';
import type { FieldsProps } from '../../shelf/shelf-page.ts';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { paymentRuleLabels } from './payment-rule-labels.ts';

export function PaymentRuleInputs({ fields }: FieldsProps<PaymentRuleFields>): ReactNode {
  return (
    <>
      <fieldset className="fieldset stack gap-xs">
        <legend className="field__label">Deposit and balance</legend>
        <p className="field__hint">
          Smaller totals, and bookings within the days of the balance, are paid at once.
        </p>
        <Amount name="depositFrom" fields={fields} />
        <Count name="depositPercent" fields={fields} />
        <Count name="balanceDays" fields={fields} />
        <TextAreaField
          name="serviceDeposits"
          label={paymentRuleLabels.serviceDeposits}
          hint="One per line, the name of the service in its prices first: event-packages 50"
          defaultValue={fields.serviceDeposits}
          rows={4}
          optional
        />
      </fieldset>
      <fieldset className="fieldset stack gap-xs">
        <legend className="field__label">Limits</legend>
        <p className="field__hint">
          A part above the limit of one request is requested in several, one after the other.
        </p>
        <Amount name="requestLimit" fields={fields} />
        <Amount name="dateRequiredFrom" fields={fields} />
        <Amount name="refundApprovalFrom" fields={fields} />
      </fieldset>
    </>
  );
}

interface RuleProps<Name extends keyof PaymentRuleFields> {
  name: Name;
  fields: FieldsProps<PaymentRuleFields>['fields'];
}

function Amount({ name, fields }: RuleProps<(typeof amountFields)[number]>): ReactNode {
  return (
    <MoneyField name={name} label={paymentRuleLabels[name]} amount={fields[name]} min={minimumPayment} />
  );
}

function Count({ name, fields }: RuleProps<(typeof countFields)[number]>): ReactNode {
  return (
    <TextField
      name={name}
      label={paymentRuleLabels[name]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      defaultValue={fields[name]}
    />
  );
}
