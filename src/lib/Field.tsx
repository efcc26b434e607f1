import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import type { BookingField } from './booking-draft.ts';

interface FieldProps {
  name: BookingField;
  label: string;
  hint?: string;
  /** What is wrong with it, in a sentence. */
  error: string | undefined;
  optional?: boolean;
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;
type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>;

/** A one-line field with its label, hint and error. */
export function TextField({ name, label, hint, error, optional, ...input }: TextFieldProps): ReactNode {
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <input id={name} name={name} {...described(name, hint, error)} required={!optional} {...input} />
    </FieldFrame>
  );
}

/** A field for several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  error,
  optional,
  ...area
}: TextAreaFieldProps): ReactNode {
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <textarea id={name} name={name} {...described(name, hint, error)} required={!optional} {...area} />
    </FieldFrame>
  );
}

interface FrameProps {
  name: BookingField;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  optional: boolean | undefined;
  children: ReactNode;
}

function FieldFrame({ name, label, hint, error, optional, children }: FrameProps): ReactNode {
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {label} {optional && <span className="field__optional">(optional)</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${name}-error`}>
          <span>
            <span className="visually-hidden">Error: </span>
            {error}
          </span>
        </p>
      )}
      {children}
    </div>
  );
}

function described(name: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error !== undefined || undefined,
  };
}
