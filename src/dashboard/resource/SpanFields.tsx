import './span-fields.css';
import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import type { TypedSpan } from '#src/domain/resource/typed-span.ts';

interface SpanFieldsProps {
  /** Prefix that keeps ids unique on the page. */
  of: string;
  typed: TypedSpan;
  errors?: Partial<TypedSpan>;
  onChange: (typed: TypedSpan) => void;
}

const fields = [
  { name: 'firstDay', label: 'From', type: 'date' },
  { name: 'startTime', label: 'Starts at', type: 'time' },
  { name: 'lastDay', label: 'Until', type: 'date' },
  { name: 'endTime', label: 'Ends at', type: 'time' },
] as const;

/** Days with hours; whole days without them. The last day follows the first. */
export function SpanFields({ of, typed, errors, onChange }: SpanFieldsProps): ReactNode {
  function type(name: keyof TypedSpan, value: string): void {
    const follows = name === 'firstDay' && typed.lastDay < value;
    onChange({ ...typed, [name]: value, ...(follows && { lastDay: value }) });
  }
  return (
    <div className="span-fields">
      {fields.map(({ name, label, type: inputType }) => (
        <TextField
          key={name}
          name={name}
          id={`${of}-${name}`}
          label={label}
          type={inputType}
          optional={inputType === 'time'}
          error={errors?.[name]}
          value={typed[name]}
          onChange={({ currentTarget: { value } }) => type(name, value)}
        />
      ))}
    </div>
  );
}
