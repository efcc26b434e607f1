import { atom } from 'nanostores';
import type { QuoteLine } from '../quote.ts';
import { offersStore } from '../quote-store.ts';
import { chooseSku, type Draft, draftOf, firstDraft, nextDraft } from './calculator.ts';

/** What stands in the calculator; undefined until someone has chosen something. */
const draftStore = atom<Draft | undefined>();

/** Whether the calculator is open below a quote's lines; without lines it always is. */
export const calculatingStore = atom(false);

/** What came of the last line that was added or changed, in a sentence. */
export const answerStore = atom('');

export { draftStore };

/** The draft, which begins with the first service of the catalogue. */
export function currentDraft(): Draft {
  return draftStore.get() ?? firstDraft(offersStore.get());
}

export function changeDraft(change: (draft: Draft) => Draft): void {
  draftStore.set(change(currentDraft()));
}

/** Opens the calculator below the lines, for one more. */
export function openCalculator(): void {
  answerStore.set('');
  calculatingStore.set(true);
}

/** Folds the calculator, and says what came of it. */
export function closeCalculator(answer: string): void {
  changeDraft(nextDraft);
  answerStore.set(answer);
  calculatingStore.set(false);
}

/** Sets the calculator to a price of the catalogue, for a line of its own. */
export function chooseInCalculator(sku: string): void {
  changeDraft((draft) => chooseSku(nextDraft(draft), offersStore.get(), sku));
  openCalculator();
}

/** Puts a line of the quote back into the calculator. */
export function editInCalculator(line: QuoteLine): void {
  changeDraft((draft) => draftOf(line, draft, offersStore.get()));
  openCalculator();
}
