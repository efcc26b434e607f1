/** Returns the key behind the # of a link if it is a token. */
export function tokenOf(key: string): string | undefined {
  return /^[\w-]{22}$/.test(key) ? key : undefined;
}

/** Finds the token in copied text: the whole link, the part after its #, or a line around it. */
export function tokenInText(text: string): string | null {
  return /(?:#|^\s*)([\w-]{22})(?![\w-])/.exec(text)?.[1] ?? null;
}
