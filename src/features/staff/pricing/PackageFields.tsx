import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/field-errors.ts';
import { type PackageFields as Fields, priceNames } from '#src/features/catalogue/packages/package.ts';
import { packageLimits } from '#src/features/catalogue/packages/package-request.ts';
import { priceLabel } from '#src/features/catalogue/packages/package-words.ts';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { PriceField } from './PriceField.tsx';
import { includesInput } from './price-values.ts';

/** What is said of something that is sold, as far as it is kept here: pages of git say the rest. */
export function PackageFields({ fields, entry }: FieldsProps<Fields>): ReactNode {
  const { id = '', git = null } = entry ?? {};
  const vatError = useFieldError('vat');
  const onlyPrices = git !== null && /^(?:sessions|frames)\./.test(id);
  const shown = git === null ? priceNames : priceNames.filter((name) => git[name] !== undefined);
  return (
    <>
      {onlyPrices ? (
        <p className="soft small">
          Its name and what it includes are kept in git. Its prices and days change here.
        </p>
      ) : (
        <Words fields={fields} service={!id.startsWith('catalogue.')} />
      )}
      {git === null && <p className="soft small">Write one price, or a price for each tier that there is.</p>}
      {shown.map((name) => (
        <div key={name} className="stack gap-2xs">
          <PriceField name={name} label={priceLabel(name)} price={fields[name]} optional={git === null} />
          {!onlyPrices && <Includes name={name} lines={fields.includes?.[name] ?? []} />}
        </div>
      ))}
      {!onlyPrices && <PriceField name="expressFee" label="Express fee" price={fields.expressFee} optional />}
      {git === null && (
        <SelectField
          name="vat"
          label="VAT"
          error={vatError}
          choices={{ added: 'Comes on top of the price', included: 'Included in the price' }}
          defaultValue={fields.vat ?? 'added'}
        />
      )}
      <Days fields={fields} isGit={git !== null} />
    </>
  );
}

function Words({ fields, service }: { fields: Partial<Fields>; service: boolean }): ReactNode {
  const errors = [useFieldError('name'), useFieldError('service'), useFieldError('description')];
  const { name, description } = packageLimits;
  return (
    <>
      <TextField name="name" label="Name" error={errors[0]} maxLength={name} defaultValue={fields.name} />
      {service && (
        <TextField
          name="service"
          label="Service"
          hint="What it is about, such as photography."
          optional
          error={errors[1]}
          maxLength={packageLimits.service}
          defaultValue={fields.service}
        />
      )}
      <TextAreaField
        name="description"
        label="Description"
        optional
        error={errors[2]}
        maxLength={description}
        defaultValue={fields.description}
      />
    </>
  );
}

function Includes({
  name,
  lines,
}: {
  name: (typeof priceNames)[number];
  lines: readonly string[];
}): ReactNode {
  return (
    <TextAreaField
      name={includesInput(name)}
      label={`${priceLabel(name)} includes`}
      hint="One thing per line."
      optional
      error={useFieldError(`includes.${name}`)}
      defaultValue={lines.join('\n')}
    />
  );
}

function Days({ fields, isGit }: { fields: Partial<Fields>; isGit: boolean }): ReactNode {
  const [from, to] = [useFieldError('validFrom'), useFieldError('validTo')];
  const outside = isGit ? 'the price in git holds' : 'it is not sold';
  return (
    <>
      <div className="pair">
        <TextField
          name="validFrom"
          label="From"
          type="date"
          optional
          error={from}
          defaultValue={fields.validFrom}
        />
        <TextField
          name="validTo"
          label="Until"
          type="date"
          optional
          error={to}
          defaultValue={fields.validTo}
        />
      </div>
      <p className="soft small">Both days count, in Kigali. Before and after, {outside}.</p>
    </>
  );
}
