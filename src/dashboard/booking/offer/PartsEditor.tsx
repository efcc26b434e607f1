import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { maxParts } from '#src/domain/payment/part-rules.ts';
import { en } from '#src/domain/payment/plan/words/en.ts';
import { partName } from '#src/domain/payment/plan-words.ts';
import { formatMoney } from '#src/lib/money.ts';
import { speak } from '#src/lib/words/messages.ts';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { type DraftPart, sumOf } from './draft-parts.ts';

const words = speak('en', en);

interface PartsEditorProps {
  /** Prefix that keeps ids unique between forms. */
  of: string;
  parts: readonly DraftPart[];
  /** RWF that the parts have to add up to. */
  total: number;
  /** True for an offer: its first part is due when the client accepts. */
  firstOnAcceptance?: boolean;
  onChange: (parts: DraftPart[]) => void;
}

/** Amount and day of each part, with their sum. */
export function PartsEditor({
  of,
  parts,
  total,
  firstOnAcceptance = false,
  onChange,
}: PartsEditorProps): ReactNode {
  const error = useFieldError('parts');
  const sum = sumOf(parts);
  const change = (id: number, changes: Partial<DraftPart>) =>
    onChange(parts.map((part) => (part.id === id ? { ...part, ...changes } : part)));
  const add = () =>
    onChange([...parts, { id: Math.max(-1, ...parts.map(({ id }) => id)) + 1, amount: '', day: '' }]);
  return (
    <fieldset className="fieldset stack gap-xs">
      <legend className="field__label">Parts</legend>
      {error !== undefined && <p className="field__error">{error}</p>}
      {parts.map((part, position) => {
        const name = partName(words, position, parts.length);
        return (
          <div className="stack gap-2xs" key={part.id}>
            <div className="pair">
              <MoneyField
                id={`${of}-part-${part.id}`}
                name={`${of}-amount-${part.id}`}
                label={`${name}, in RWF`}
                amount={part.start}
                onType={(amount) => change(part.id, { amount })}
              />
              {!(position === 0 && firstOnAcceptance) && (
                <TextField
                  id={`${of}-day-${part.id}`}
                  name={`${of}-day-${part.id}`}
                  label={`${name}, due on`}
                  type="date"
                  optional
                  defaultValue={part.day}
                  onInput={({ currentTarget }) => change(part.id, { day: currentTarget.value })}
                />
              )}
            </div>
            {position === 0 && firstOnAcceptance && (
              <p className="soft small">Due when the client accepts.</p>
            )}
            {parts.length > 1 && (
              <p>
                <SmallButton look="quiet" onClick={() => onChange(parts.filter(({ id }) => id !== part.id))}>
                  Remove<span className="visually-hidden"> {name.toLowerCase()}</span>
                </SmallButton>
              </p>
            )}
          </div>
        );
      })}
      {parts.length < maxParts && (
        <p>
          <SmallButton onClick={add}>Add a part</SmallButton>
        </p>
      )}
      <p>
        Sum: <output className="money">{formatMoney(sum)}</output>
        {sum !== total && <span className="soft small"> of {formatMoney(total)}</span>}
      </p>
    </fieldset>
  );
}
