import type { ReactNode } from 'react';
import { SelectField, TextField } from '#src/components/forms/Field.tsx';
import { travelFeePerKm, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { tierLabel } from '#src/domain/catalogue/tier.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import { dotted } from '#src/lib/text.ts';
import { unitPrice } from '#src/site/catalogue/prices/vat-words.ts';
import type { OfferedCategory, OfferedService } from '../offers.ts';
import { chooseCategory, chooseService, type Draft, type Reading } from './calculator.ts';
import { changeDraft } from './calculator-store.ts';

interface CalculatorFieldsProps {
  draft: Draft;
  offers: readonly OfferedCategory[];
  book: PriceBook;
  reading: Reading;
}

export function CalculatorFields({ draft, offers, book, reading }: CalculatorFieldsProps): ReactNode {
  const category = offers.find(({ id }) => id === draft.category);
  const service = category?.services.find(({ sku }) => sku === draft.service);
  const set = (part: Partial<Draft>) => changeDraft((before) => ({ ...before, ...part }));

  return (
    <div className="calculator__fields stack">
      <SelectField
        {...calculatorField('category', 'Category', draft.category)}
        choices={Object.fromEntries(offers.map(({ id, title }) => [id, title]))}
        onChange={({ target }) => changeDraft((before) => chooseCategory(before, offers, target.value))}
      />
      <SelectField
        {...calculatorField('service', 'Service', draft.service)}
        choices={Object.fromEntries((category?.services ?? []).map(({ sku, title }) => [sku, title]))}
        onChange={({ target }) => changeDraft((before) => chooseService(before, offers, target.value))}
      />
      {draft.tier !== undefined && service !== undefined && (
        <SelectField
          {...calculatorField('tier', 'Package', draft.tier)}
          choices={tierChoices(service, book)}
          onChange={({ target }) => set({ tier: target.value })}
        />
      )}
      <Numbers draft={draft} reading={reading} set={set} />
      <p className="calculator__hint soft small">
        Kilometres one way from the studio, {formatMoney(travelFeePerKm)} each. Free within Kigali.
      </p>
      <Switches draft={draft} reading={reading} set={set} />
    </div>
  );
}

/** Never marked as required, because defaults are valid. */
function calculatorField(name: string, label: string, value: string) {
  return { name, id: `quote-${name}`, label, value, required: false };
}

/** Labels each tier: "Basic · 50,000 RWF + VAT". */
function tierChoices({ sku, tiers }: OfferedService, book: PriceBook): Record<string, string> {
  const choices = tiers.map((tier) => {
    const entry = book.get(`${sku}/${tier}`);
    return [tier, entry ? dotted([tierLabel(tier), unitPrice(entry)]) : tierLabel(tier)];
  });
  return Object.fromEntries(choices);
}

interface PartProps {
  draft: Draft;
  reading: Reading;
  set: (part: Partial<Draft>) => void;
}

/** Whole numbers in text fields, because number fields hide invalid input. */
const whole = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;

function Numbers({ draft, reading, set }: PartProps): ReactNode {
  return (
    <div className="calculator__numbers">
      <TextField
        {...calculatorField('quantity', 'Quantity', draft.quantity)}
        {...whole}
        error={reading.errors.quantity}
        onChange={({ target }) => set({ quantity: target.value })}
      />
      <TextField
        {...calculatorField('km', 'Travel in km', draft.km)}
        {...whole}
        placeholder="0"
        error={reading.errors.km}
        onChange={({ target }) => set({ km: target.value })}
      />
    </div>
  );
}

function Switches({ draft, reading: { entry }, set }: PartProps): ReactNode {
  return (
    <div className="calculator__switches stack">
      {entry?.expressFee !== undefined && (
        <SwitchField
          name="express"
          label="Express"
          detail={`+${formatMoney(entry.expressFee)}`}
          checked={draft.express}
          onChange={(express) => set({ express })}
        />
      )}
      {entry?.addsVat && (
        <SwitchField
          name="vat"
          label={`VAT ${vatPercent}%`}
          detail={draft.vat ? 'Added to the price' : 'Left out: we’ll confirm the exemption before you pay'}
          checked={draft.vat}
          onChange={(vat) => set({ vat })}
        />
      )}
      {entry && !entry.addsVat && site.vatRegistered && (
        <p className="calculator__hint soft small">VAT is already in this price.</p>
      )}
    </div>
  );
}

interface SwitchFieldProps {
  name: string;
  label: string;
  detail: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function SwitchField({ name, label, detail, checked, onChange }: SwitchFieldProps): ReactNode {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label} <small>{detail}</small>
      </span>
    </label>
  );
}
