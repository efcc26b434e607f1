import { readJson } from '#src/lib/storage/storage.ts';

/** Code sent by email. Kept in the tab, so that a reload returns to the code step. */
export interface CodeRequest {
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  userId?: string | undefined;
  /** Key from the button of a reset email, sent instead of a code. */
  key?: string | undefined;
}

export interface CodeStepProps {
  request: CodeRequest;
  /** Stores the request; undefined clears it. */
  keep: (request: CodeRequest | undefined) => void;
}

/** Reads email and key from a reset link's hash; `sentAt` 0 allows an immediate resend. */
export function codeRequestIn(hash: string): CodeRequest | undefined {
  const said = new URLSearchParams(hash.slice(1));
  const [email, key] = [said.get('for'), said.get('key')];
  return email ? { email, sentAt: 0, ...(key && { key }) } : undefined;
}

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
