/** A code that is on its way by mail: to whom, since when. Kept in the tab, so that a reload asks for it again. */
export interface CodeRequest {
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Whose account is to be verified. */
  userId?: string | undefined;
}

/** Reads what storage holds; anything else counts as no code on its way. */
export function parseCodeRequest(text: string | null): CodeRequest | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<CodeRequest> | null;
    if (typeof value?.email !== 'string' || typeof value.sentAt !== 'number') return undefined;
    return {
      email: value.email,
      sentAt: value.sentAt,
      ...(typeof value.userId === 'string' && { userId: value.userId }),
    };
  } catch {
    // Not ours: begin with the form.
    return undefined;
  }
}
