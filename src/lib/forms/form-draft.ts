import { readJson } from '#src/lib/storage/storage.ts';

/** What a visitor has typed into a form so far, by the fields' names; kept so that a reload loses nothing. */
export type FormDraft = Record<string, string>;

/** What is worth keeping: words that we wrote ourselves (`first`) are not, or they would follow the visitor elsewhere. */
export function draftOf(form: FormData, fields: readonly string[], first: FormDraft): FormDraft {
  return pick(fields, (field) => {
    const value = form.get(field);
    return value === first[field] ? undefined : value;
  });
}

/** What the fields show: what was typed, else our first words. Fields without either are left out. */
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
