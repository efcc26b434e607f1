/** What follows the # in the address of /booking; null when there is nothing that could be a token. */
export function tokenInHash(hash: string): string | null {
  return /^#([\w-]{22})$/.exec(hash)?.[1] ?? null;
}

/** The token in what someone copied out of our email: the whole link, what follows its #, or a line around it. */
export function tokenInText(text: string): string | null {
  return /(?:#|^\s*)([\w-]{22})(?![\w-])/.exec(text)?.[1] ?? null;
}
