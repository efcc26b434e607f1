import type { InputHTMLAttributes, ReactNode } from 'react';

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
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select {...{ id, name, value }} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
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
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <span>
            <span className="visually-hidden">Error: </span>
            {error}
          </span>
        </p>
      )}
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
    </div>
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
