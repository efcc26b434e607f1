import { readJson } from '#src/lib/storage/storage.ts';

export type FormDraft = Record<string, string>;

/** Picks the values to keep; our own prefilled words (`first`) would follow the visitor elsewhere. */
export function draftOf(form: FormData, fields: readonly string[], first: FormDraft): FormDraft {
  return pick(fields, (field) => {
    const value = form.get(field);
    return value === first[field] ? undefined : value;
  });
}

/** Returns the draft's values, or else our own words. Fields without either are omitted. */
export function valuesFrom(kept: string | null, fields: readonly string[], first: FormDraft): FormDraft {
  const draft = readJson(kept, (value) => value) ?? {};
  return pick(fields, (field) => draft[field] || first[field]);
}

function pick(fields: readonly string[], read: (field: string) => unknown): FormDraft {
  const typed = fields.flatMap((field) => {
    const value = read(field);
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
  });
  return Object.fromEntries(typed);
}
