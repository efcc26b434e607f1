/** Writes values into a text of content/ that has their names in braces; unknown names stay. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  );
}
