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
