import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { readMoney } from '#src/lib/read-money.ts';

interface MoneyFieldProps {
  name: string;
  /** Unique on the page; the name where a page has it once. */
  id?: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** RWF that it starts with. */
  amount?: number | null | undefined;
  /** The least that may be typed, in RWF. */
  min?: number;
  onType?: (typed: string) => void;
}

/** Takes an amount as people write it, and reads it back. The server parses what was typed. */
export function MoneyField({ amount, min = 1, onType, ...field }: MoneyFieldProps): ReactNode {
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
        // Letters and commas belong to an amount: "100k".
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
        {readBack(typed ?? start, min)}
      </output>
    </div>
  );
}

function readBack(typed: string, min: number): string {
  if (typed.trim() === '') return '';
  const read = readMoney(typed, { min });
  return 'amount' in read ? `Reads as ${formatMoney(read.amount)}.` : read.problem;
}
