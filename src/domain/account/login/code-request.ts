import { readJson } from '#src/lib/storage/storage.ts';

/** A code that is on its way by mail: to whom, since when. Kept in the tab, so that a reload asks for it again. */
export interface CodeRequest {
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Whose account is to be verified. */
  userId?: string | undefined;
  /** Key from the button of a reset email, which replaces the code. */
  key?: string | undefined;
}

/** What a step that waits for a code is told. */
export interface CodeStepProps {
  request: CodeRequest;
  /** Keeps the request, or forgets it. */
  keep: (request: CodeRequest | undefined) => void;
}

/** Reads the address and the key behind the `#` of a reset email's button. Another email may be sent at once. */
export function codeRequestIn(hash: string): CodeRequest | undefined {
  const said = new URLSearchParams(hash.slice(1));
  const [email, key] = [said.get('for'), said.get('key')];
  return email ? { email, sentAt: 0, ...(key && { key }) } : undefined;
}

/** Reads what storage holds; anything else counts as no code on its way. */
export function parseCodeRequest(text: string | null): CodeRequest | undefined {
  return readJson(text, ({ email, sentAt, userId, key }) => {
    if (typeof email !== 'string' || typeof sentAt !== 'number') return undefined;
    return {
      email,
      sentAt,
      ...(typeof userId === 'string' && { userId }),
      ...(typeof key === 'string' && { key }),
    };
  });
}
