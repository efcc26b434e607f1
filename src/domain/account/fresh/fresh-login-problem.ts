/** What a refusal (403) says beside its sentence when the password is asked for once more. */
export interface FreshLoginProblem {
  problem: 'fresh-login';
  /** Whether the account has a passkey, which does as well. */
  passkey: boolean;
}
