import type { ReactNode } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';
import { figure, moneyFigure } from './sheet-words.ts';

interface FootRowProps {
  label: string;
  amount: number;
  note?: string | undefined;
  /** True for the sum that the paper is about. */
  sum?: boolean;
}

/** Row below a table of three columns. */
export function FootRow({ label, amount, note, sum = false }: FootRowProps): ReactNode {
  const words = useWords('paper-page');
  return (
    <tr data-sum={sum || undefined}>
      <th scope="row" colSpan={2}>
        {label}
        {note && <small>{note}</small>}
      </th>
      <td>{sum ? moneyFigure(words, amount) : figure(words, amount)}</td>
    </tr>
  );
}
