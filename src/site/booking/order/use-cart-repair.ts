import { useLayoutEffect, useState } from 'react';
import type { CartLine } from '#src/domain/cart/cart.ts';
import type { CartNote } from '#src/domain/cart/cart-note.ts';
import { repairCart } from '#src/domain/cart/repair-cart.ts';
import { cartStore } from '#src/site/cart/cart-store.ts';
import type { CurrentPrices } from './use-current-prices.ts';

interface NumberedNote {
  id: number;
  note: CartNote;
}

export interface CartRepairs {
  notes: readonly NumberedNote[];
  dismiss: () => void;
}

export function useCartRepair(
  { book, status }: CurrentPrices,
  cart: readonly CartLine[] | undefined,
): CartRepairs {
  const [notes, setNotes] = useState<readonly NumberedNote[]>([]);

  // Waits for current prices, as the build's may be stale; before paint, to avoid a layout shift.
  useLayoutEffect(() => {
    if (cart === undefined || status === 'unasked' || status === 'loading') return;
    const repair = repairCart(book, cart, status === 'known');
    if (repair.cart !== cart) cartStore.set([...repair.cart]);
    if (repair.notes.length > 0) setNotes((before) => [...before, ...numbered(repair.notes, before.length)]);
  }, [book, status, cart]);

  return { notes, dismiss: () => setNotes([]) };
}

function numbered(notes: readonly CartNote[], first: number): NumberedNote[] {
  return notes.map((note, index) => ({ id: first + index, note }));
}
