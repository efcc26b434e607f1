interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Returns each field's first error sentence: `{ 'items.0.sku': 'Say which package this is.' }`. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  return fields;
}

/** Returns fields with their sentences, each sentence once: that of "phone or email" is at both fields. */
export function withoutRepeats(fields: Record<string, string>): [field: string, sentence: string][] {
  const entries = Object.entries(fields);
  return entries.filter(([, sentence], at) => entries.findIndex(([, other]) => other === sentence) === at);
}
