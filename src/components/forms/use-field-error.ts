import { createContext, useContext } from 'react';

export const FieldErrors = createContext<Record<string, string>>({});

export function useFieldError(name: string, given?: string): string | undefined {
  const errors = useContext(FieldErrors);
  if (given !== undefined) return given;
  const part = Object.keys(errors).find((wrong) => wrong === name || wrong.startsWith(`${name}.`));
  return part === undefined ? undefined : errors[part];
}
