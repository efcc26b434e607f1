/** Returns the token behind the # of /booking; null if it cannot be one. */
export function tokenInHash(hash: string): string | null {
  return /^#([\w-]{22})$/.exec(hash)?.[1] ?? null;
}

/** Finds the token in copied text: the whole link, the part after its #, or a line around it. */
export function tokenInText(text: string): string | null {
  return /(?:#|^\s*)([\w-]{22})(?![\w-])/.exec(text)?.[1] ?? null;
}
