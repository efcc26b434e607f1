import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { maxCompanyLength, maxTinLength } from '#src/domain/booking/billing/billing.ts';
import { en as billing } from '#src/domain/booking/billing/words/en.ts';
import type { Draft } from './draft.ts';

interface BillingDetailsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** Company and TIN for the papers of the booking. */
export function BillingDetails({ draft: { company, tin }, onChange }: BillingDetailsProps): ReactNode {
  return (
    <details className="action" open={company !== '' || tin !== '' || undefined}>
      <summary>{billing.heading}</summary>
      <div className="new-booking__discount pair">
        <TextField
          name="company"
          label={billing.company}
          autoComplete="off"
          required={false}
          maxLength={maxCompanyLength}
          value={company}
          onChange={({ currentTarget: { value } }) => onChange({ company: value })}
        />
        <TextField
          name="tin"
          label={billing.tin}
          hint={billing.tinHint}
          inputMode="numeric"
          autoComplete="off"
          required={false}
          maxLength={maxTinLength}
          value={tin}
          onChange={({ currentTarget: { value } }) => onChange({ tin: value })}
        />
      </div>
    </details>
  );
}
