import type { InputHTMLAttributes, ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';

interface ActionFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  /** Prefix that keeps ids unique between actions. */
  of: string;
  name: string;
  label: string;
  hint?: string;
}

export function ActionField({ of, name, ...field }: ActionFieldProps): ReactNode {
  return <TextField {...field} name={name} id={`${of}-${name}`} optional={field.required === false} />;
}
