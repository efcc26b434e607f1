import { useState } from 'react';
import type { Row } from '../new-rows.ts';

interface BoxProps {
  'aria-label': string;
  checked: boolean;
  onChange: () => void;
}

/** Rows of a page that are selected for a bulk action. */
export interface Choice<T extends Row> {
  chosen: readonly T[];
  /** True if every row of the page is chosen. */
  wholePage: boolean;
  choose: (rows: readonly T[]) => void;
  /** Props of the checkbox of the page, and of those of its rows. */
  pageBox: BoxProps;
  rowBox: (row: T) => BoxProps;
}

/** Selects rows. A new `address` (another page, filter or sort) clears the selection. */
export function useChoice<T extends Row>(rows: readonly T[], address: string, noun: string): Choice<T> {
  const [selected, setSelected] = useState<{ address: string; ids: ReadonlySet<string> }>();
  const chosen = selected?.address === address ? rows.filter(({ id }) => selected.ids.has(id)) : [];
  const wholePage = chosen.length === rows.length;

  function choose(next: readonly T[]): void {
    setSelected({ address, ids: new Set(next.map(({ id }) => id)) });
  }

  return {
    chosen,
    wholePage,
    choose,
    pageBox: {
      'aria-label': `Select all ${noun}s on this page`,
      checked: wholePage,
      onChange: () => choose(wholePage ? [] : rows),
    },
    rowBox(row) {
      const isChosen = chosen.includes(row);
      return {
        'aria-label': `Select this ${noun}`,
        checked: isChosen,
        onChange: () => choose(isChosen ? chosen.filter((other) => other !== row) : [...chosen, row]),
      };
    },
  };
}
