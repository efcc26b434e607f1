import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import type { QuoteLine } from '../quote.ts';
import { offers } from '../quote-store.ts';
import { chooseSku, type Draft, draftOf, firstDraft, nextDraft } from './calculator.ts';

/** The calculator as it is on the page. Changes are drawn at once where they are gone to. */

/** Undefined until someone has chosen something. */
export const draftStore = atom<Draft | undefined>();

/** Whether the calculator is open below a quote's lines; without lines it always is. */
export const calculatingStore = atom(false);

/** The last line that was added or changed, in a sentence. */
export const answerStore = atom('');

/** The button below the lines. */
export const addLineId = 'quote-add';

/** The draft, which begins with the first service of the catalogue. */
export function currentDraft(): Draft {
  return draftStore.get() ?? firstDraft(offers());
}

export function changeDraft(change: (draft: Draft) => Draft): void {
  draftStore.set(change(currentDraft()));
  answerStore.set('');
}

/** Opens the sheet of a narrow screen; beside the catalogue the quote is in view. */
export function openSheet(): void {
  const sheet = document.querySelector<HTMLDialogElement>('.quote-sheet:not([open])');
  sheet?.showModal();
  sheet?.querySelector('h2')?.focus();
}

/** Shows the calculator where the quote scrolls: in its column or in its sheet. The page stays where it is. */
function showCalculator(change: (draft: Draft) => Draft): void {
  flushSync(() => {
    changeDraft(change);
    calculatingStore.set(true);
  });
  const form = document.getElementById('calculator');
  const scroller = form?.closest('.quote-panel, .quote-sheet');
  if (!form || !scroller) return;
  const room = Number.parseFloat(getComputedStyle(form).scrollMarginBlockStart);
  const down = form.getBoundingClientRect().top - scroller.getBoundingClientRect().top - room;
  scroller.scrollBy({ top: down, behavior: 'instant' });
}

/** Sets the calculator to a price of the catalogue, for a line of its own. */
export function chooseInCalculator(sku: string): void {
  showCalculator((draft) => chooseSku(nextDraft(draft), offers(), sku));
}

/** Takes the focus to the calculator, with a line of the quote in it or for one more. */
export function goToCalculator(line?: QuoteLine): void {
  showCalculator((draft) => (line ? draftOf(line, draft, offers()) : draft));
  document.getElementById('quote-service')?.focus({ preventScroll: true });
}

/** Folds the calculator, whose button is gone: below the lines is the one for the next. */
export function leaveCalculator(answer = ''): void {
  flushSync(() => {
    changeDraft(nextDraft);
    answerStore.set(answer);
    calculatingStore.set(false);
  });
  document.getElementById(addLineId)?.focus();
}
