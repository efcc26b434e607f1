import type { ReactNode } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';

interface StepperProps {
  label: string;
  quantity: number;
  /** 0 if the last one may be removed too. */
  least?: number;
  most: number;
  onChange: (quantity: number) => void;
}

export function Stepper({ label, quantity, least = 0, most, onChange }: StepperProps): ReactNode {
  const words = useWords('controls');
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{words.quantityOf({ name: label })}</legend>
      <Step
        label={words.fewer}
        sign="−"
        disabled={quantity <= least}
        onClick={() => onChange(quantity - 1)}
      />
      <output aria-live="polite">{quantity}</output>
      <Step label={words.more} sign="+" disabled={quantity >= most} onClick={() => onChange(quantity + 1)} />
    </fieldset>
  );
}

function Step(props: { label: string; sign: string; disabled: boolean; onClick: () => void }): ReactNode {
  return (
    <button type="button" aria-label={props.label} disabled={props.disabled} onClick={props.onClick}>
      {props.sign}
    </button>
  );
}
