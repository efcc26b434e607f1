import { type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { formatPrice, readPrice, type WrittenPrice } from '#src/features/catalogue/prices/price.ts';
import { readPriceText } from '#src/features/catalogue/prices/read-price-text.ts';

interface PriceFieldProps {
  name: string;
  label: string;
  price: WrittenPrice | undefined;
  optional: boolean;
}

/** A price as people write it, read back as the public will read it. */
export function PriceField({ name, label, price, optional }: PriceFieldProps): ReactNode {
  const [typed, setTyped] = useState(price === undefined ? '' : formatPrice(readPrice(price)));
  return (
    <div className="price-field">
      <TextField
        {...{ name, label, optional }}
        maxLength={60}
        autoComplete="off"
        defaultValue={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <output className="small" htmlFor={name}>
        {readBack(typed)}
      </output>
    </div>
  );
}

/** "In public: from 50,000 RWF", or what is wrong. */
function readBack(typed: string): string {
  if (typed.trim() === '') return 'No price';
  const read = readPriceText(typed);
  return 'price' in read ? `In public: ${formatPrice(readPrice(read.price))}` : read.problem;
}
