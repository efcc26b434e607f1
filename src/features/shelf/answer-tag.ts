/**
 * Names a public answer. Pages carry the tag of what they were built from, so that a visitor who asks for what is newer
 * gets nothing where nothing is.
 */
export async function answerTag(items: readonly unknown[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(items)));
  return Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
