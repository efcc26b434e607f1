import type { ReactNode } from 'react';
import { SelectField, TextField } from '#src/components/forms/Field.tsx';
import { travelFeePerKm, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { unitPrice } from '#src/domain/catalogue/prices/price-words.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { site } from '#src/domain/studio/site.ts';
import { dotted } from '#src/lib/text.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
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
  const words = useWords('quote');
  const prices = useWords('prices');
  const category = offers.find(({ id }) => id === draft.category);
  const service = category?.services.find(({ sku }) => sku === draft.service);
  const set = (part: Partial<Draft>) => changeDraft((before) => ({ ...before, ...part }));

  return (
    <div className="calculator__fields stack">
      <SelectField
        {...calculatorField('category', words.category, draft.category)}
        choices={Object.fromEntries(offers.map(({ id, title }) => [id, title]))}
        onChange={({ target }) => changeDraft((before) => chooseCategory(before, offers, target.value))}
      />
      <SelectField
        {...calculatorField('service', words.service, draft.service)}
        choices={Object.fromEntries((category?.services ?? []).map(({ sku, title }) => [sku, title]))}
        onChange={({ target }) => changeDraft((before) => chooseService(before, offers, target.value))}
      />
      {draft.tier !== undefined && service !== undefined && (
        <SelectField
          {...calculatorField('tier', words.package, draft.tier)}
          choices={tierChoices(prices, service, book)}
          onChange={({ target }) => set({ tier: target.value })}
        />
      )}
      <Numbers draft={draft} reading={reading} set={set} />
      <p className="calculator__hint soft small">{words.travelHint({ fee: travelFeePerKm })}</p>
      <Switches draft={draft} reading={reading} set={set} />
    </div>
  );
}

/** Never marked as required, because defaults are valid. */
function calculatorField(name: string, label: string, value: string) {
  return { name, id: `quote-${name}`, label, value, required: false };
}

/** Labels each tier: "Basic · 50,000 RWF + VAT". */
function tierChoices(
  words: PriceWords,
  { sku, tiers }: OfferedService,
  book: PriceBook,
): Record<string, string> {
  const choices = tiers.map((tier) => {
    const entry = book.get(`${sku}/${tier}`);
    return [tier, entry ? dotted([words[tier], unitPrice(words, entry)]) : words[tier]];
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
  const words = useWords('quote');
  return (
    <div className="calculator__numbers">
      <TextField
        {...calculatorField('quantity', words.quantity, draft.quantity)}
        {...whole}
        error={reading.errors.quantity}
        onChange={({ target }) => set({ quantity: target.value })}
      />
      <TextField
        {...calculatorField('km', words.travelKm, draft.km)}
        {...whole}
        placeholder="0"
        error={reading.errors.km}
        onChange={({ target }) => set({ km: target.value })}
      />
    </div>
  );
}

function Switches({ draft, reading: { entry }, set }: PartProps): ReactNode {
  const words = useWords('quote');
  return (
    <div className="calculator__switches stack">
      {entry?.expressFee !== undefined && (
        <SwitchField
          name="express"
          label={words.express}
          detail={words.expressFee({ fee: entry.expressFee })}
          checked={draft.express}
          onChange={(express) => set({ express })}
        />
      )}
      {entry?.addsVat && (
        <SwitchField
          name="vat"
          label={words.vat({ percent: vatPercent })}
          detail={draft.vat ? words.vatAdded : words.vatLeftOut}
          checked={draft.vat}
          onChange={(vat) => set({ vat })}
        />
      )}
      {entry && !entry.addsVat && site.vatRegistered && (
        <p className="calculator__hint soft small">{words.vatInPrice}</p>
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
