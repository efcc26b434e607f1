import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { readMoney } from '#src/lib/read-money.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import type { Wording } from '#src/lib/words/refusals.ts';

interface MoneyFieldProps {
  name: string;
  /** Unique on the page; defaults to the name. */
  id?: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** Initial amount in RWF. */
  amount?: number | null | undefined;
  /** Minimum in RWF. */
  min?: number;
  onType?: (typed: string) => void;
}

/** Accepts a typed amount and shows how it is parsed; the server parses the text itself. */
export function MoneyField({ amount, min = 1, onType, ...field }: MoneyFieldProps): ReactNode {
  const word = useWording();
  const frame = useRef<HTMLDivElement>(null);
  const start = typeof amount === 'number' ? groupThousands(amount) : '';
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    const form = frame.current?.closest('form');
    const clear = () => setTyped(undefined);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  return (
    <div className="read-back" ref={frame}>
      <TextField
        {...field}
        // Letters and commas are valid in an amount: "100k".
        inputMode="text"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        defaultValue={start}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          onType?.(value);
        }}
      />
      <output className="small" htmlFor={field.id ?? field.name}>
        {readBack(word, typed ?? start, min)}
      </output>
    </div>
  );
}

function readBack(word: Wording, typed: string, min: number): string {
  if (typed.trim() === '') return '';
  const read = readMoney(typed, { min });
  return 'amount' in read ? `Reads as ${formatMoney(read.amount)}.` : word(read.problem);
}
