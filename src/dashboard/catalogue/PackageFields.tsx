import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { priceLabel } from '#src/dashboard/catalogue/package-words.ts';
import { baseWords, needsLines } from '#src/domain/catalogue/packages/base-words.ts';
import { type PackageFields as Fields, lowestPrice } from '#src/domain/catalogue/packages/package.ts';
import { packageLimits } from '#src/domain/catalogue/packages/package-request.ts';
import { priceNames } from '#src/domain/catalogue/tier.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { PriceField } from './PriceField.tsx';
import { includesInput } from './price-values.ts';
import { publicOnDay } from './price-words.ts';

/** Renders a package's inputs, except fields that only content/ sets. */
export function PackageFields({ fields, entry }: FieldsProps<Fields>): ReactNode {
  const { id = '', base = null } = entry ?? {};
  const kept = base === null ? ['tab'] : baseWords(id, base);
  const has = (name: keyof Fields) => !kept.some((word) => word === name);
  const tiers = priceNames.filter((name) => base?.[name] !== undefined || base?.includes[name] !== undefined);
  const publicNow = publicOnDay(entry, todayInKigali(new Date()));
  const isPriced = base === null || lowestPrice(base) !== undefined;
  return (
    <>
      {isPriced !== has('includes') && (
        <OtherPart isPriced={isPriced} sizes={id.slice(0, id.lastIndexOf('.'))} />
      )}
      <Words fields={fields} has={has} />
      {base === null && <p className="soft small">Write one price, or a price for each tier.</p>}
      {(base === null ? priceNames : tiers).map((name) => (
        <div key={name} className="stack gap-2xs">
          {isPriced && (
            <PriceField
              name={name}
              label={priceLabel(name)}
              price={fields[name]}
              publicNow={publicNow[name]}
              optional={base === null}
            />
          )}
          {has('includes') && (
            <Includes name={name} lines={fields.includes?.[name] ?? []} optional={!needsLines(id)} />
          )}
        </div>
      ))}
      {has('expressFee') && (
        <PriceField
          name="expressFee"
          label="Express fee"
          price={fields.expressFee}
          publicNow={publicNow.expressFee}
          optional
        />
      )}
      {has('vat') && (
        <SelectField
          name="vat"
          label="VAT"
          choices={{ added: 'Added to the price', included: 'Included in the price' }}
          defaultValue={fields.vat ?? 'added'}
        />
      )}
      <Days fields={fields} isBase={base !== null} />
    </>
  );
}

/** Links a session's entry and its sizes, which hold the prices. `sizes`: their id prefix. */
function OtherPart({ isPriced, sizes }: { isPriced: boolean; sizes: string }): ReactNode {
  return (
    <p className="soft small">
      {isPriced
        ? 'This is the price of one size. The session itself says what it includes.'
        : 'The price of each size of this session is in its own entry.'}{' '}
      <ViewLink search={`?${new URLSearchParams({ q: sizes })}`}>Show them all</ViewLink>
    </p>
  );
}

function Words({
  fields,
  has,
}: {
  fields: Partial<Fields>;
  has: (name: keyof Fields) => boolean;
}): ReactNode {
  const { name, tab, service, description } = packageLimits;
  return (
    <>
      {has('name') && <TextField name="name" label="Name" maxLength={name} defaultValue={fields.name} />}
      {has('tab') && (
        <TextField
          name="tab"
          label="On the tab"
          hint="Shorter than the name, such as Event. Without it, the tab shows the name."
          optional
          maxLength={tab}
          defaultValue={fields.tab}
        />
      )}
      {has('service') && (
        <TextField
          name="service"
          label="Service"
          hint="The subject, such as photography. “Photography and videography” takes a slot of each."
          optional
          maxLength={service}
          // The specification's default for a new package.
          defaultValue={fields.service ?? 'photography'}
        />
      )}
      {has('description') && (
        <TextAreaField
          name="description"
          label="Description"
          optional
          maxLength={description}
          defaultValue={fields.description}
        />
      )}
    </>
  );
}

function Includes({
  name,
  lines,
  optional,
}: {
  name: (typeof priceNames)[number];
  lines: readonly string[];
  optional: boolean;
}): ReactNode {
  return (
    <TextAreaField
      name={includesInput(name)}
      label={`${priceLabel(name)} includes`}
      hint="One thing per line."
      optional={optional}
      error={useFieldError(`includes.${name}`)}
      defaultValue={lines.join('\n')}
    />
  );
}

function Days({ fields, isBase }: { fields: Partial<Fields>; isBase: boolean }): ReactNode {
  const outside = isBase ? 'the original price applies' : 'it is not sold';
  return (
    <>
      <div className="pair">
        <TextField name="validFrom" label="From" type="date" optional defaultValue={fields.validFrom} />
        <TextField name="validTo" label="Until" type="date" optional defaultValue={fields.validTo} />
      </div>
      <p className="soft small">Both days are included, in Kigali time. Before and after them, {outside}.</p>
    </>
  );
}
