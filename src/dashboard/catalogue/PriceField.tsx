import { type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { readPrice, type WrittenPrice } from '#src/domain/catalogue/prices/price.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import { priceSentence } from './price-words.ts';

interface PriceFieldProps {
  name: string;
  label: string;
  price: WrittenPrice | undefined;
  publicNow: WrittenPrice | undefined;
  optional: boolean;
}

export function PriceField({ name, label, price, publicNow, optional }: PriceFieldProps): ReactNode {
  const word = useWording();
  const [typed, setTyped] = useState(price === undefined ? '' : englishPrice(readPrice(price)));
  return (
    <div className="price-field">
      <TextField
        name={name}
        label={label}
        optional={optional}
        maxLength={60}
        autoComplete="off"
        defaultValue={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <output className="small" htmlFor={name}>
        {priceSentence(word, typed, publicNow)}
      </output>
    </div>
  );
}
