import { useStore } from '@nanostores/react';
import type { ReactNode, SubmitEvent } from 'react';
import { lineLabel } from '#src/domain/catalogue/prices/price-book.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { addToQuote, noRoomText, saveLine } from '../quote-changes.ts';
import { offers, quoteBook, quoteStore } from '../quote-store.ts';
import type { QuoteWords } from '../words/en.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResult, CalculatorTotal } from './CalculatorResult.tsx';
import { readDraft } from './calculator.ts';
import { answerStore, currentDraft, draftStore, leaveCalculator } from './calculator-store.ts';

export function Calculator(): ReactNode {
  const words = useWords('quote');
  const draft = useStore(draftStore) ?? currentDraft();
  const hasLines = useStore(quoteStore) !== undefined;
  const reading = readDraft(words, draft, quoteBook());

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (reading.item === undefined) focusMistake(event.currentTarget as HTMLFormElement);
    else take(words, draft.lineId, reading.item, reading.entry ? lineLabel(reading.entry) : '');
  }

  return (
    <form
      className="calculator stack"
      id="calculator"
      aria-labelledby="calculator-title"
      noValidate
      onSubmit={onSubmit}
    >
      <h3 id="calculator-title">{draft.lineId === undefined ? words.calculator : words.changeTitle}</h3>
      <CalculatorFields draft={draft} offers={offers()} book={quoteBook()} reading={reading} />
      <CalculatorResult reading={reading} />
      <div className="calculator__foot">
        <CalculatorTotal reading={reading} />
        <div className="calculator__buttons">
          <button className="button button--primary" type="submit">
            {buttonText(words, draft.lineId, reading.entry?.price.kind === 'on-request')}
          </button>
          {hasLines && (
            <button className="button button--quiet" type="button" onClick={() => leaveCalculator()}>
              {words.cancel}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Saves the item and collapses the calculator; if the quote is full, it stays open with a message. */
function take(words: QuoteWords, lineId: string | undefined, item: OrderItem, label: string): void {
  if (lineId !== undefined) saveLine(lineId, item);
  else if (addToQuote([item]) > 0) {
    answerStore.set(noRoomText(words, 1));
    return;
  }
  leaveCalculator(lineId === undefined ? words.added({ name: label }) : words.saved);
}

function buttonText(words: QuoteWords, lineId: string | undefined, onRequest: boolean): string {
  if (lineId !== undefined) return words.save;
  return onRequest ? words.addOnRequest : words.add;
}

function focusMistake(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
