import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { priceSku } from '#src/domain/catalogue/tier.ts';
import { overviewQuery } from '../../overview/overview-query.ts';
import { lineWords, offerPrice, tierName, tierPrice } from './line-editor-words.ts';
import { findOffers, type Offer, suggestedOffers } from './offers.ts';
import { recentOffers, rememberOffer } from './recent-offers.ts';

/** Number of offers shown; more words find the others. */
const mostSuggested = 6;
const mostFound = 12;

interface LinePickerProps {
  offers: readonly Offer[];
  onPick: (line: OrderItem) => void;
}

/** Picks a line in two presses: the offer, then its tier. */
export function LinePicker({ offers, onPick }: LinePickerProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<string>();
  const [recent] = useState(recentOffers);
  const { data } = useQuery({ ...overviewQuery, refetchInterval: false });
  const services = data?.services.map(({ service }) => service) ?? [];
  const isSearch = typed.trim() !== '';
  const shown = isSearch
    ? findOffers(offers, typed).slice(0, mostFound)
    : suggestedOffers(offers, { recent, services }).slice(0, mostSuggested);
  const title = useId();

  function pick(offer: Offer, sku: string): void {
    rememberOffer(offer.id);
    onPick({ sku, quantity: 1, ...(offer.session !== undefined && { options: { package: offer.session } }) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter would send the whole form.
    event.preventDefault();
    setOpen(shown[0]?.id);
  }

  return (
    <div className="picker stack gap-2xs">
      <TextField
        name="items"
        label={lineWords.find}
        type="search"
        required={false}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setOpen(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {!isSearch && (
        <p className="soft small" id={title}>
          {lineWords.suggested}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isSearch && `${shown.length} found`}
      </p>
      {shown.length === 0 && <p>{lineWords.none}</p>}
      <ul className="picker__offers plain-list" aria-labelledby={isSearch ? undefined : title}>
        {shown.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            open={open === offer.id}
            onOpen={() => setOpen(open === offer.id ? undefined : offer.id)}
            onPick={(sku) => pick(offer, sku)}
          />
        ))}
      </ul>
    </div>
  );
}

interface OfferRowProps {
  offer: Offer;
  open: boolean;
  onOpen: () => void;
  onPick: (sku: string) => void;
}

function OfferRow({ offer: { title, row }, open, onOpen, onPick }: OfferRowProps): ReactNode {
  const [only, ...more] = row.tiers;
  const single = more.length === 0 && only !== undefined ? priceSku(row.sku, only.name) : undefined;
  return (
    <li>
      <button
        className="picker__offer"
        type="button"
        aria-expanded={single === undefined ? open : undefined}
        onClick={single === undefined ? onOpen : () => onPick(single)}
      >
        <span>{title}</span> <span className="soft small money">{offerPrice(row)}</span>
      </button>
      {open && single === undefined && (
        <fieldset className="picker__tiers">
          <legend className="visually-hidden">Package of {title}</legend>
          {row.tiers.map(({ name, amount }) => (
            <button
              className="picker__tier"
              key={name}
              type="button"
              onClick={() => onPick(priceSku(row.sku, name))}
            >
              <span>{tierName(name)}</span> <span className="small money">{tierPrice(amount, row.vat)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
