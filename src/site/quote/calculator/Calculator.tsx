import { useStore } from '@nanostores/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { addToQuote, noRoomText, saveLine } from '../quote-changes.ts';
import { offers, quoteStore } from '../quote-store.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResult, CalculatorTotal } from './CalculatorResult.tsx';
import { readDraft } from './calculator.ts';
import { answerStore, currentDraft, draftStore, leaveCalculator } from './calculator-store.ts';

export function Calculator(): ReactNode {
  const draft = useStore(draftStore) ?? currentDraft();
  const hasLines = useStore(quoteStore) !== undefined;
  const reading = readDraft(draft, priceBook);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (reading.item === undefined) focusMistake(event.currentTarget as HTMLFormElement);
    else take(draft.lineId, reading.item, reading.entry?.label ?? '');
  }

  return (
    <form
      className="calculator stack"
      id="calculator"
      aria-labelledby="calculator-title"
      noValidate
      onSubmit={onSubmit}
    >
      <h3 id="calculator-title">{draft.lineId === undefined ? 'Calculator' : 'Change the line'}</h3>
      <CalculatorFields draft={draft} offers={offers()} book={priceBook} reading={reading} />
      <CalculatorResult reading={reading} />
      <div className="calculator__foot">
        <CalculatorTotal reading={reading} />
        <div className="calculator__buttons">
          <button className="button button--primary" type="submit">
            {buttonText(draft.lineId, reading.entry?.price.kind === 'on-request')}
          </button>
          {hasLines && (
            <button className="button button--quiet" type="button" onClick={() => leaveCalculator()}>
              Cancel
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Saves the item and collapses the calculator; if the quote is full, it stays open with a message. */
function take(lineId: string | undefined, item: OrderItem, label: string): void {
  if (lineId !== undefined) saveLine(lineId, item);
  else if (addToQuote([item]) > 0) {
    answerStore.set(noRoomText(1));
    return;
  }
  leaveCalculator(lineId === undefined ? `Added: ${label}.` : 'The line is changed.');
}

function buttonText(lineId: string | undefined, onRequest: boolean): string {
  if (lineId !== undefined) return 'Save the line';
  return onRequest ? 'Add as price on request' : 'Add to quote';
}

function focusMistake(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
