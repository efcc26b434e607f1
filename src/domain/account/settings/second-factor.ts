/** What an account has beside its password. */
export interface SecondFactor {
  /** True where the site lets this role work only with one. */
  required: boolean;
  /** When an authenticator app was set up (an ISO instant); null without one. */
  appSince: string | null;
  passkeys: {
    id: string;
    /** Where it was made: "Chrome on Android". */
    device: string;
    /** ISO instants. */
    createdAt: string;
    lastUsedAt: string | null;
  }[];
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

/** What is told when a way was added: recovery codes with the first one, and never again. */
export interface FactorAdded {
  recoveryCodes: string[] | null;
}
