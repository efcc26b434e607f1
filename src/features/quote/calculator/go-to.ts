import { flushSync } from 'react-dom';

/** Ways to the calculator and out of it. What they change is drawn at once, so that it can be gone to. */

/** The button below the lines. */
export const addLineId = 'quote-add';

/** Shows the calculator where the quote scrolls: in its column or in its sheet. The page stays where it is. */
export function showCalculator(open: () => void): void {
  flushSync(open);
  const form = document.getElementById('calculator');
  const scroller = form?.closest('.quote-panel, .quote-sheet');
  if (!form || !scroller) return;
  const room = Number.parseFloat(getComputedStyle(form).scrollMarginBlockStart);
  const down = form.getBoundingClientRect().top - scroller.getBoundingClientRect().top - room;
  scroller.scrollBy({ top: down, behavior: 'instant' });
}

/** Shows the calculator, and takes the focus along. */
export function goToCalculator(open: () => void): void {
  showCalculator(open);
  document.getElementById('quote-service')?.focus({ preventScroll: true });
}

/** The button that was pressed is gone; below the lines is the one for the next. */
export function leaveCalculator(close: () => void): void {
  flushSync(close);
  document.getElementById(addLineId)?.focus();
}
