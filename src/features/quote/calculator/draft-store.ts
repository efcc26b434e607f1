import { atom } from 'nanostores';
import type { QuoteLine } from '../quote.ts';
import { offersStore } from '../quote-store.ts';
import { chooseSku, type Draft, draftOf, firstDraft, nextDraft } from './calculator.ts';

/** What stands in the calculator; undefined until someone has chosen something. */
const draftStore = atom<Draft | undefined>();

export { draftStore };

/** The draft, which begins with the first service of the catalogue. */
export function currentDraft(): Draft {
  return draftStore.get() ?? firstDraft(offersStore.get());
}

export function changeDraft(change: (draft: Draft) => Draft): void {
  draftStore.set(change(currentDraft()));
}

/** Sets the calculator to a price of the catalogue, for a line of its own. */
export function chooseInCalculator(sku: string): void {
  changeDraft((draft) => chooseSku(nextDraft(draft), offersStore.get(), sku));
}

/** Puts a line of the quote back into the calculator. */
export function editInCalculator(line: QuoteLine): void {
  changeDraft((draft) => draftOf(line, draft, offersStore.get()));
}
