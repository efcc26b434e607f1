import type { InputHTMLAttributes, ReactNode } from 'react';
import { described, FieldFrame } from '#src/components/forms/Field.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select with its label. */
export function SelectField({ name, label, value, options, onChange }: SelectFieldProps): ReactNode {
  const id = `quote-${name}`;
  return (
    <FieldFrame {...{ id, label }}>
      <select {...{ id, name, value }} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  name: string;
  label: string;
  value: string;
  /** What is wrong with it, in a sentence. */
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A whole number. A text field, because number fields hide what they cannot read. */
export function NumberField({ label, error, onChange, ...input }: NumberFieldProps): ReactNode {
  const id = `quote-${input.name}`;
  return (
    <FieldFrame {...{ id, label, error }}>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...described(id, undefined, error)}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
    </FieldFrame>
  );
}

interface SwitchFieldProps {
  name: string;
  label: string;
  /** A few words on what it does. */
  detail: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is chosen or not. */
export function SwitchField({ name, label, detail, checked, onChange }: SwitchFieldProps): ReactNode {
  return (
    <label className="choice">
      <input type="checkbox" {...{ name, checked }} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label} <small>{detail}</small>
      </span>
    </label>
  );
}
