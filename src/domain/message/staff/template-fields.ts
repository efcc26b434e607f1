/** What a template leaves open, to be filled in from the message that is replied to. */
const fields = ['name', 'subject', 'staff'] as const;

export type TemplateValues = Record<(typeof fields)[number], string>;

const anyField = /\{[^{}\n]*\}/g;
const known: readonly string[] = fields.map((field) => `{${field}}`);

/** The fields as they are written, for a sentence: "{name}, {subject} and {staff}". */
export const fieldNames = `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;

/** What stands in braces and is no field: `{nmae}`. */
export function unknownFields(text: string): string[] {
  return (text.match(anyField) ?? []).filter((written) => !known.includes(written));
}

/** A template with its fields filled in, in one go: a value with braces in it stays as it is. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(anyField, (written) =>
    known.includes(written) ? values[written.slice(1, -1) as keyof TemplateValues] : written,
  );
}
