/** Body of a 403 that requires the password again. */
export interface FreshLoginProblem {
  problem: 'fresh-login';
  /** True if the account has a passkey, which is accepted instead. */
  passkey: boolean;
}
