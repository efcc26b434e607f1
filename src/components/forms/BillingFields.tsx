import type { ReactNode } from 'react';
import { type Billing, maxCompanyLength, maxTinLength } from '#src/domain/booking/billing/billing.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { TextField } from './Field.tsx';

interface BillingFieldsProps {
  /** Prefix that keeps ids unique on the page. */
  of: string;
  billing: Billing;
}

/** Optional fields for the company and the TIN on papers. */
export function BillingFields({ of, billing: { company, tin } }: BillingFieldsProps): ReactNode {
  const words = useWords('billing');
  return (
    <>
      <TextField
        id={`${of}-company`}
        name="company"
        label={words.company}
        optional
        autoComplete="organization"
        maxLength={maxCompanyLength}
        defaultValue={company}
      />
      <TextField
        id={`${of}-tin`}
        name="tin"
        label={words.tin}
        hint={words.tinHint}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxTinLength}
        defaultValue={tin}
      />
    </>
  );
}
