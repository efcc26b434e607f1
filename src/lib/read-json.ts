/** Reads JSON that was kept, or came from anywhere, by a rule of the reader's own; what is not ours counts as nothing. */
export function readJson<T>(
  text: string | null | undefined,
  read: (value: Record<string, unknown>) => T | undefined,
): T | undefined {
  try {
    return read(JSON.parse(text || 'null') ?? {});
  } catch {
    return undefined;
  }
}
