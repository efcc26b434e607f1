/** What a login is told beside the sentence when the password is right and a second step follows (403). */
export interface SecondStepAnswer {
  /** Stands for the password until the second step, for ten minutes. */
  ticket: string;
  /** Whether the account has an authenticator app. */
  app: boolean;
  /** Whether it has a passkey. */
  passkey: boolean;
}

/** Reads what a refused login was told; undefined where no second step follows. */
export function secondStepIn(body: unknown): SecondStepAnswer | undefined {
  const { ticket, app, passkey } = (body ?? {}) as Partial<SecondStepAnswer>;
  if (typeof ticket !== 'string') return undefined;
  return { ticket, app: app === true, passkey: passkey === true };
}
