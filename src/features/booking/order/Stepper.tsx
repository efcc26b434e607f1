import type { ReactNode } from 'react';
import { maxQuantity } from '#src/features/cart/cart.ts';

interface StepperProps {
  /** What is counted. */
  label: string;
  quantity: number;
  setQuantity: (quantity: number) => void;
}

/** One fewer, how many, one more. */
export function Stepper({ label, quantity, setQuantity }: StepperProps): ReactNode {
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">Quantity of {label}</legend>
      <button type="button" aria-label="One fewer" onClick={() => setQuantity(quantity - 1)}>
        −
      </button>
      <output aria-live="polite">{quantity}</output>
      <button
        type="button"
        aria-label="One more"
        disabled={quantity >= maxQuantity}
        onClick={() => setQuantity(quantity + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
