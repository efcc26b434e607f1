const fields = ['name', 'subject', 'staff'] as const;

export type TemplateValues = Record<(typeof fields)[number], string>;

const anyField = /\{[^{}\n]*\}/g;
const known: readonly string[] = fields.map((field) => `{${field}}`);

/** Fields for a sentence: "{name}, {subject} and {staff}". */
export const fieldNames = `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;

/** Returns braced names that are no fields: `{nmae}`. */
export function unknownFields(text: string): string[] {
  return (text.match(anyField) ?? []).filter((written) => !known.includes(written));
}

/** Fills in all fields in one pass, so that braces inside a value stay. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(anyField, (written) =>
    known.includes(written) ? values[written.slice(1, -1) as keyof TemplateValues] : written,
  );
}
