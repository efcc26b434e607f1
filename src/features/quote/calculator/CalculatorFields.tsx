import type { ReactNode } from 'react';
import { prices } from '#src/features/catalogue/prices/browser-prices.ts';
import { travelFeePerKm, vatPercent } from '#src/features/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { unitPrice } from '#src/features/catalogue/prices/vat-words.ts';
import { tierLabel } from '#src/features/catalogue/tier.ts';
import { formatMoney } from '#src/lib/money.ts';
import { dotted } from '#src/lib/text.ts';
import type { OfferedCategory, OfferedService } from '../offers.ts';
import { chooseCategory, chooseService, type Draft, type Reading } from './calculator.ts';
import { changeDraft } from './calculator-store.ts';
import { NumberField, SelectField, SwitchField } from './inputs.tsx';

interface CalculatorFieldsProps {
  draft: Draft;
  offers: readonly OfferedCategory[];
  book: PriceBook;
  reading: Reading;
}

/** What is wanted: category, service, package, how many, how far, how soon. */
export function CalculatorFields({ draft, offers, book, reading }: CalculatorFieldsProps): ReactNode {
  const category = offers.find(({ id }) => id === draft.category);
  const service = category?.services.find(({ sku }) => sku === draft.service);
  const set = (part: Partial<Draft>) => changeDraft((before) => ({ ...before, ...part }));
  const tiers = tierChoices(service, book);

  return (
    <div className="calculator__fields stack">
      <SelectField
        name="category"
        label="Category"
        value={draft.category}
        options={offers.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => changeDraft((before) => chooseCategory(before, offers, id))}
      />
      <SelectField
        name="service"
        label="Service"
        value={draft.service}
        options={(category?.services ?? []).map(({ sku, title }) => ({ value: sku, label: title }))}
        onChange={(sku) => changeDraft((before) => chooseService(before, offers, sku))}
      />
      {tiers.length > 0 && (
        <SelectField
          name="tier"
          label="Package"
          value={draft.tier ?? ''}
          options={tiers}
          onChange={(tier) => set({ tier })}
        />
      )}
      <Numbers {...{ draft, reading, set }} />
      <p className="calculator__hint soft small">
        Kilometres one way from the studio, {formatMoney(travelFeePerKm)} each. Free within Kigali.
      </p>
      <Switches {...{ draft, reading, set }} />
    </div>
  );
}

/** "Basic · 50,000 RWF + VAT" */
function tierChoices(service: OfferedService | undefined, book: PriceBook) {
  return (service?.tiers ?? []).map((tier) => {
    const entry = book.get(`${service?.sku}/${tier}`);
    return { value: tier, label: entry ? dotted([tierLabel(tier), unitPrice(entry)]) : tierLabel(tier) };
  });
}

interface PartProps {
  draft: Draft;
  reading: Reading;
  set: (part: Partial<Draft>) => void;
}

function Numbers({ draft, reading, set }: PartProps): ReactNode {
  return (
    <div className="calculator__numbers">
      <NumberField
        name="quantity"
        label="Quantity"
        value={draft.quantity}
        error={reading.errors.quantity}
        onChange={(quantity) => set({ quantity })}
      />
      <NumberField
        name="km"
        label="Travel in km"
        placeholder="0"
        value={draft.km}
        error={reading.errors.km}
        onChange={(km) => set({ km })}
      />
    </div>
  );
}

/** Express where the service has it; VAT where the studio charges it and the price does not include it. */
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
      {entry && !entry.addsVat && prices.vatRegistered && (
        <p className="calculator__hint soft small">VAT is already in this price.</p>
      )}
    </div>
  );
}
