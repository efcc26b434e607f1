import '#src/styles/lines.css';
import './lines.css';
import { type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { Stepper } from '#src/components/Stepper.tsx';
import { maxLines, maxQuantity } from '#src/domain/cart/cart.ts';
import { lineParts, partLabel } from '#src/domain/catalogue/lines/line-parts.ts';
import { type LineOptions, lineExtras, maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { addLine, type DraftLine, withOptions, withQuantity } from './draft-lines.ts';
import { LinePicker } from './LinePicker.tsx';
import { lineWords } from './line-editor-words.ts';
import type { Prices } from './use-prices.ts';

/** A line's label and amount as text. */
export interface ShownLine {
  label: string;
  amount: string;
}

interface LineEditorProps {
  lines: readonly DraftLine[];
  prices: Prices;
  /** Lines as shown, by position; undefined for one that is not sold. */
  shown: readonly (ShownLine | undefined)[];
  /** Id of the list, which gets the focus when a pressed button disappears. */
  id: string;
  onChange: (lines: DraftLine[]) => void;
}

/** Lines of an order; the picker for another one is open while there is none. */
export function LineEditor({ lines, prices, shown, id, onChange }: LineEditorProps): ReactNode {
  const [adding, setAdding] = useState(false);
  const error = useFieldError('items');
  const focusLines = () => document.getElementById(id)?.focus({ preventScroll: true });

  function change(next: DraftLine[]): void {
    focusLines();
    setAdding(false);
    onChange(next);
  }

  return (
    <div className="stack gap-2xs" id={id} tabIndex={-1}>
      {lines.length > 0 && error !== undefined && <p className="field__error">{error}</p>}
      {lines.length > 0 && (
        <ul className="lined plain-list" aria-label="Lines">
          {lines.map((line, position) => (
            <Line
              key={line.id}
              line={line}
              shown={shown[position]}
              prices={prices}
              onQuantity={(quantity) => {
                const next = withQuantity(lines, line.id, quantity);
                if (quantity === 0) change(next);
                else onChange(next);
              }}
              onOptions={(options) => onChange(withOptions(lines, line.id, options))}
            />
          ))}
        </ul>
      )}
      {adding || lines.length === 0 ? (
        <LinePicker offers={prices.offers} onPick={(line) => change(addLine(lines, line))} />
      ) : (
        lines.length < maxLines && (
          <p>
            <SmallButton onClick={() => setAdding(true)}>{lineWords.another}</SmallButton>
          </p>
        )
      )}
    </div>
  );
}

interface LineProps {
  line: DraftLine;
  shown: ShownLine | undefined;
  prices: Prices;
  onQuantity: (quantity: number) => void;
  onOptions: (options: LineOptions) => void;
}

function Line({ line, shown, prices: { book }, onQuantity, onOptions }: LineProps): ReactNode {
  const words = useWords('prices');
  const entry = book.get(line.sku);
  const label = shown?.label ?? (entry === undefined ? line.sku : lineLabel(entry, line.options?.package));
  const parts = entry === undefined ? [] : lineParts(entry, line);
  return (
    <li className="line editor-line">
      <div>
        <strong>{label}</strong>
        {shown === undefined && <p className="line__gone">{lineWords.gone}</p>}
        {parts.length > 1 && (
          <p className="soft small">{parts.map((part) => partLabel(words, part)).join(' + ')}</p>
        )}
      </div>
      {shown && <p className="line__amount money">{shown.amount}</p>}
      <div className="line__controls">
        {shown && (
          <Stepper
            label={label}
            quantity={line.quantity}
            least={1}
            most={maxQuantity}
            onChange={onQuantity}
          />
        )}
        <SmallButton look="quiet" aria-label={`Remove ${label}`} onClick={() => onQuantity(0)}>
          Remove
        </SmallButton>
      </div>
      {entry && <Options entry={entry} line={line} onOptions={onOptions} />}
    </li>
  );
}

interface OptionsProps extends Pick<LineProps, 'line' | 'onOptions'> {
  entry: PriceBookEntry;
}

function Options({ entry, line: { id, options = {} }, onOptions }: OptionsProps): ReactNode {
  const chosen = lineExtras(useWords('prices'), entry, options);
  return (
    <details className="editor-line__options">
      <summary className="small">{chosen.length > 0 ? `Options: ${chosen.join(', ')}` : 'Options'}</summary>
      <div className="stack gap-2xs">
        <TextField
          id={`${id}-km`}
          name={`km ${id}`}
          label={lineWords.travel}
          required={false}
          type="number"
          inputMode="numeric"
          min={0}
          max={maxTravelKm}
          value={options.km ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onOptions({ km: Math.min(maxTravelKm, Math.max(0, Math.round(Number(value)))) || undefined })
          }
        />
        {entry.expressFee !== undefined && (
          <Tick
            label={lineWords.express}
            checked={options.express === true}
            onTick={(express) => onOptions({ express })}
          />
        )}
        {entry.addsVat && (
          <Tick
            label={lineWords.withoutVat}
            checked={options.vat === false}
            onTick={(without) => onOptions({ vat: !without })}
          />
        )}
      </div>
    </details>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onTick: (checked: boolean) => void;
}

function Tick({ label, checked, onTick }: TickProps): ReactNode {
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
