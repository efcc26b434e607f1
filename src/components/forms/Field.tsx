import type {
  FocusEvent,
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';
import { useFieldError } from './use-field-error.ts';

interface FieldProps {
  name: string;
  /** Unique on the page; `name` by default. */
  id?: string;
  label: string;
  hint?: string | undefined;
  /** Error sentence; by default the form's own for this field. */
  error?: string | undefined;
  optional?: boolean;
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>;
type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>;

export function TextField(props: TextFieldProps): ReactNode {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} />
    </FieldFrame>
  );
}

export function TextAreaField(props: TextAreaFieldProps): ReactNode {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      {/* Browsers show the caret alone, and a bar at the bottom may lie over the rest. */}
      <textarea onFocus={showWhole} {...control} />
    </FieldFrame>
  );
}

function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'> & {
    choices: Readonly<Record<string, string>>;
  };

export function SelectField({ choices, ...props }: SelectFieldProps): ReactNode {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control}>
        {Object.entries(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function useField<P extends FieldProps>(props: P) {
  const { name, id = name, label, hint, error: given, optional, ...own } = props;
  const error = useFieldError(name, given);
  const control = { id, name, ...described(id, hint, error), required: !optional, ...own };
  return { frame: { id, label, hint, error, optional }, control };
}

interface FrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps): ReactNode {
  const words = useWords('forms');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label} {optional && <span className="field__optional">{words.optional}</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <span>
            <span className="visually-hidden">{words.error} </span>
            {error}
          </span>
        </p>
      )}
      {children}
    </div>
  );
}

export function described(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error !== undefined || undefined,
  };
}
