import type { ReactNode } from 'react';
import { SelectField, TextField } from '#src/components/forms/Field.tsx';
import { factLimits } from '#src/domain/studio/facts/facts-request.ts';
import type { StudioFacts } from '#src/domain/studio/facts/studio-facts.ts';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { factLabels } from './fact-labels.ts';
import { HoursFields } from './HoursFields.tsx';

export function StudioFields({ fields }: FieldsProps<StudioFacts>): ReactNode {
  const fact = (name: TextFact, more: FactOptions = {}) => ({ name, value: fields[name], ...more });
  return (
    <>
      <Fact {...fact('street')} />
      <Fact {...fact('district')} />
      <Fact {...fact('city')} />
      <Fact {...fact('country')} />
      <Fact {...fact('phone', { hint: 'With the country code: +250 700 000 001.' })} />
      <Fact {...fact('secondPhone')} />
      <Fact {...fact('whatsapp')} />
      <Fact {...fact('emailGeneral')} />
      <Fact {...fact('emailBookings')} />
      <HoursFields
        name="hours"
        label={factLabels.hours}
        hint="When the studio is open. Maps and search engines read it too."
        hours={fields.hours}
      />
      <HoursFields
        name="officeHours"
        label={factLabels.officeHours}
        hint="When the phone is answered."
        hours={fields.officeHours}
      />
      <Fact {...fact('instagram', { optional: true })} />
      <Fact {...fact('facebook', { optional: true })} />
      <Fact {...fact('youtube', { optional: true })} />
      <Fact {...fact('x', { optional: true })} />
      <SelectField
        name="vatRegistered"
        label={factLabels.vatRegistered}
        hint="“No” takes VAT out of every price, quote and email once the change is live."
        choices={{ yes: 'Yes', no: 'No' }}
        defaultValue={fields.vatRegistered === false ? 'no' : 'yes'}
      />
      <Fact
        {...fact('mailLine', {
          optional: true,
          hint: 'Ends every email, above the address. For example: We are closed from 24 to 26 December.',
          maxLength: factLimits.mailLine,
        })}
      />
    </>
  );
}

type TextFact = Exclude<keyof StudioFacts, 'vatRegistered' | 'hours' | 'officeHours'>;

interface FactOptions {
  hint?: string;
  optional?: boolean;
  maxLength?: number;
}

function Fact({
  name,
  value,
  maxLength = factLimits.line,
  ...field
}: FactOptions & { name: TextFact; value: string | undefined }): ReactNode {
  return (
    <TextField name={name} label={factLabels[name]} maxLength={maxLength} defaultValue={value} {...field} />
  );
}
