import type { InputHTMLAttributes, ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';

interface ActionFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  /** Sets it apart from the same field of another action. */
  of: string;
  name: string;
  label: string;
  hint?: string;
}

/** A field of an action, with what the server says of it. */
export function ActionField({ of, name, ...field }: ActionFieldProps): ReactNode {
  return <TextField {...field} name={name} id={`${of}-${name}`} optional={field.required === false} />;
}
