import { createContext, useContext } from 'react';
import type { ShelfPageRules } from './shelf-page.ts';

export const ShelfRules = createContext<ShelfPageRules | undefined>(undefined);

/** Throws outside a ShelfPage. */
export function useShelfRules(): ShelfPageRules {
  const rules = useContext(ShelfRules);
  if (rules === undefined) throw new Error('An entry is shown on the page of its kind.');
  return rules;
}
