import { readJson } from '#src/lib/storage/storage.ts';

/** A code that is on its way by mail: to whom, since when. Kept in the tab, so that a reload asks for it again. */
export interface CodeRequest {
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Whose account is to be verified. */
  userId?: string | undefined;
}

/** What a step that waits for a code is told. */
export interface CodeStepProps {
  request: CodeRequest;
  /** Keeps the request, or forgets it. */
  keep: (request: CodeRequest | undefined) => void;
}

/** A code that the staff sent leads to where it is entered: `#for=` names its address. Another one may leave at once. */
export function codeRequestIn(hash: string): CodeRequest | undefined {
  const email = new URLSearchParams(hash.slice(1)).get('for');
  return email ? { email, sentAt: 0 } : undefined;
}

/** Reads what storage holds; anything else counts as no code on its way. */
export function parseCodeRequest(text: string | null): CodeRequest | undefined {
  return readJson(text, ({ email, sentAt, userId }) => {
    if (typeof email !== 'string' || typeof sentAt !== 'number') return undefined;
    return { email, sentAt, ...(typeof userId === 'string' && { userId }) };
  });
}
