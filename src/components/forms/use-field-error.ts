import { createContext, useContext } from 'react';

/** What is wrong with the fields of the form around, by name. */
export const FieldErrors = createContext<Record<string, string>>({});

/** What is wrong with a field, or with a part of it, in a sentence: what is given, else what the form around it says. */
export function useFieldError(name: string, given?: string): string | undefined {
  const errors = useContext(FieldErrors);
  if (given !== undefined) return given;
  const part = Object.keys(errors).find((wrong) => wrong === name || wrong.startsWith(`${name}.`));
  return part === undefined ? undefined : errors[part];
}
