/** An issue as zod and zod/mini report it. */
interface Issue {
  path: PropertyKey[];
  message: string;
}

/** One sentence per field, the first that applies: `{ 'items.0.sku': 'Say which package this is.' }`. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  return fields;
}
