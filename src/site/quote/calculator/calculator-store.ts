import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import type { QuoteLine } from '../quote.ts';
import { offers } from '../quote-store.ts';
import { chooseSku, type Draft, draftOf, firstDraft, nextDraft } from './calculator.ts';

/** Calculator state; rendered synchronously before the code scrolls or focuses. */

/** Undefined until something is chosen. */
export const draftStore = atom<Draft | undefined>();

/** True if open below the lines; without lines it is always open. */
export const calculatingStore = atom(false);

export const answerStore = atom('');

export const addLineId = 'quote-add';

export function currentDraft(): Draft {
  return draftStore.get() ?? firstDraft(offers());
}

export function changeDraft(change: (draft: Draft) => Draft): void {
  draftStore.set(change(currentDraft()));
  answerStore.set('');
}

export function openSheet(): void {
  const sheet = document.querySelector<HTMLDialogElement>('.quote-sheet:not([open])');
  sheet?.showModal();
  sheet?.querySelector('h2')?.focus();
}

/** Opens the calculator and scrolls its column or sheet to it, not the page. */
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

export function chooseInCalculator(sku: string): void {
  showCalculator((draft) => chooseSku(nextDraft(draft), offers(), sku));
}

export function goToCalculator(line?: QuoteLine): void {
  showCalculator((draft) => (line ? draftOf(line, draft, offers()) : draft));
  document.getElementById('quote-service')?.focus({ preventScroll: true });
}

export function leaveCalculator(answer = ''): void {
  flushSync(() => {
    changeDraft(nextDraft);
    answerStore.set(answer);
    calculatingStore.set(false);
  });
  document.getElementById(addLineId)?.focus();
}
