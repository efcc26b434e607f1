/** Body of the 403 after a correct password when a second step follows. */
export interface SecondStepAnswer {
  /** Proof of the password step; expires after ten minutes. */
  ticket: string;
  app: boolean;
  passkey: boolean;
}

export function secondStepIn(body: unknown): SecondStepAnswer | undefined {
  const { ticket, app, passkey } = (body ?? {}) as Partial<SecondStepAnswer>;
  if (typeof ticket !== 'string') return undefined;
  return { ticket, app: app === true, passkey: passkey === true };
}
