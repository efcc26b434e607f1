export interface SecondFactor {
  /** True if the site requires a second factor for this role. */
  required: boolean;
  /** ISO instant of the authenticator app's setup; null without an app. */
  appSince: string | null;
  passkeys: {
    id: string;
    /** Device that created it: "Chrome on Android". */
    device: string;
    createdAt: string;
    lastUsedAt: string | null;
  }[];
  recoveryCodes: number;
}

/** Response to adding a factor: recovery codes with the first one only, never shown again. */
export interface FactorAdded {
  recoveryCodes: string[] | null;
}
