import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { OrderItem } from '#src/features/catalogue/prices/price-order.ts';
import { addToQuote, noRoomText, saveLine } from '../quote-changes.ts';
import { offersStore, priceBookStore } from '../quote-store.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResult, CalculatorTotal } from './CalculatorResult.tsx';
import { nextDraft, readDraft } from './calculator.ts';
import { changeDraft, currentDraft, draftStore } from './draft-store.ts';

/** The instant calculator: choose, read the amount, add it to the quote. */
export function Calculator(): ReactNode {
  const offers = useStore(offersStore);
  const book = useStore(priceBookStore);
  const draft = useStore(draftStore) ?? currentDraft();
  const [answer, setAnswer] = useState('');
  const reading = readDraft(draft, book);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (reading.item === undefined) focusMistake(event.currentTarget as HTMLFormElement);
    else setAnswer(take(draft.lineId, reading.item, reading.entry?.label ?? ''));
  }

  return (
    <form className="calculator stack" aria-labelledby="calculator-title" noValidate onSubmit={onSubmit}>
      <h3 id="calculator-title">{draft.lineId === undefined ? 'Calculator' : 'Change the line'}</h3>
      <CalculatorFields {...{ draft, offers, book, reading }} onChange={() => setAnswer('')} />
      <CalculatorResult reading={reading} />
      <div className="calculator__foot">
        <CalculatorTotal reading={reading} />
        <div className="calculator__buttons">
          <button className="button button--primary" type="submit">
            {buttonText(draft.lineId, reading.entry?.price.kind === 'on-request')}
          </button>
          {draft.lineId !== undefined && (
            <button className="button button--quiet" type="button" onClick={() => changeDraft(nextDraft)}>
              Leave it
            </button>
          )}
        </div>
      </div>
      <p className="calculator__answer small" role="status">
        {answer}
      </p>
    </form>
  );
}

/** Takes the item into the quote, and says what came of it. */
function take(lineId: string | undefined, item: OrderItem, label: string): string {
  if (lineId === undefined && addToQuote([item]) > 0) return noRoomText(1);
  if (lineId !== undefined) saveLine(lineId, item);
  changeDraft(nextDraft);
  return lineId === undefined ? `Added: ${label}.` : 'The line is changed.';
}

function buttonText(lineId: string | undefined, onRequest: boolean): string {
  if (lineId !== undefined) return 'Save the line';
  return onRequest ? 'Add as price on request' : 'Add to quote';
}

function focusMistake(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
